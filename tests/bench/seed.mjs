/*
 * `node tests/bench/seed.mjs DATABASE_URL COUNT`: a store with about COUNT synthetic submissions,
 * for trying commands and the desk at size. Its key is `07` 32 times.
 */
import { importCompiled } from "./compiled.mjs";

const [url = "", count = "100000"] = process.argv.slice(2);
const { seedMany } = await importCompiled("tests/support/many-rows.ts");
await seedMany(url, Number(count));
