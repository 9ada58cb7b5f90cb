import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { partnerSchemas } from "~/server/destinations/partner-messages";

/** Writes `docs/partners/*.schema.json`; a test compares them. */
const folder = join("docs", "partners");
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(partnerSchemas())) {
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
