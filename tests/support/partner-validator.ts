import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";

const folder = join("docs", "partners");
const ending = ".schema.json";
// Formats are remarks in this draft: no validator has to check them.
const ajv = new Ajv2020({ strict: true, allErrors: true, validateFormats: false });
const validators = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => [
      name.slice(0, -ending.length),
      ajv.compile(JSON.parse(readFileSync(join(folder, name), "utf8"))),
    ]),
);

/** Types that docs/partners has a schema of. */
export const partnerTypes = [...validators.keys()];

/** What is wrong with a message to a firm by the schema of its type; empty for other messages. */
export function partnerFaults(type: string, message: unknown): string[] {
  const validate = validators.get(type);
  if (!validate || validate(message)) return [];
  return (validate.errors ?? []).map(({ instancePath, message: why }) => `${instancePath} ${why}`);
}
