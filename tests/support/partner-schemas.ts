import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { partnerCases, partnerSchemas, schemaFor } from "~/server/destinations/partner-payload";
import { partnerEvent } from "~/server/leads/partner-event";
import { writeExamples } from "./partner-examples";

/** Writes `docs/partners/*.json` and the examples of the guide; a test compares them. */
const folder = join("docs", "partners");
mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries({
  ...partnerSchemas(),
  "lead.status": schemaFor(partnerEvent),
})) {
  writeFileSync(join(folder, `${name}.schema.json`), `${JSON.stringify(schema, null, 2)}\n`);
}
writeFileSync(join(folder, "cases.json"), `${JSON.stringify(partnerCases(), null, 2)}\n`);
writeExamples();
