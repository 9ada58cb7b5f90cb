import fc from "fast-check";

/*
 * `npm test` makes the same inputs in every run, so that its result depends on the change and not
 * on luck. A longer run (`MADE_INPUTS`) draws new ones. Either way the seed makes them again.
 */
const { MADE_INPUTS, MADE_INPUTS_SEED } = process.env;
const fresh = Math.floor(Math.random() * 2 ** 31);
fc.configureGlobal({ seed: Number(MADE_INPUTS_SEED ?? (MADE_INPUTS ? fresh : 20_261_123)) });
