import fc from "fast-check";

/*
 * `npm test` generates the same inputs in every run, so that its result depends only on the change.
 * A longer run (`MADE_INPUTS`) draws new ones; `MADE_INPUTS_SEED` repeats them.
 */
const { MADE_INPUTS, MADE_INPUTS_SEED } = process.env;
const fresh = Math.floor(Math.random() * 2 ** 31);
fc.configureGlobal({ seed: Number(MADE_INPUTS_SEED ?? (MADE_INPUTS ? fresh : 20_261_123)) });
