/*
 * Preloaded, this gives no time to what is repeated four times a second, the limit of a render, as
 * on a machine that is starved: only the turns of the event loop count.
 */
const { setInterval: usual } = globalThis;

globalThis.setInterval = (run, delay, ...rest) => usual(run, delay === 250 ? 0 : delay, ...rest);
