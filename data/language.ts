/** `lang` of every page. Apart from `locale.ts`, so that the root route loads no other module. */
export const language = "en";
