import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { partnerCases, partnerSchemas, schemaFor } from "~/server/destinations/partner-payload";
import { partnerApi, partnerExamples } from "~/server/partners/openapi";
import { partnerEvent } from "~/server/partners/report";
import { writeFields } from "./partner-examples";
import { partnerVectors } from "./partner-vectors";

/** Writes `docs/partners/*.json` and the table of the guide; a test compares them. */
const folder = join("docs", "partners");
mkdirSync(folder, { recursive: true });

function write(name: string, value: unknown) {
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
}

for (const [name, schema] of Object.entries({
  ...partnerSchemas(),
  "lead.status": schemaFor("lead.status", partnerEvent),
})) {
  write(`${name}.schema`, schema);
}
write("cases", partnerCases());
write("messages", partnerExamples);
write("openapi", partnerApi());
write("signature-vectors", partnerVectors);
writeFields();
