import * as runtime from "react/jsx-runtime";

export type { JSX } from "react/jsx-runtime";

/*
 * The same functions as constants of our own: React's module is CommonJS, and each of our modules
 * would carry a wrapper for it. This saves every page about 700 bytes of script, compressed.
 */
export const { Fragment, jsx, jsxs } = runtime;
