import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

/**
 * What `npm start` gives to Node before the program, because it bounds the server's memory.
 *
 * @type {string[]}
 */
export const startFlags = scripts.start.split(" ").filter((part) => part.startsWith("--"));
