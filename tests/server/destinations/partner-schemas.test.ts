import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partnerSchemas } from "~/server/destinations/partner-messages";
import { partnerExamples, readExamples } from "~/tests/support/partner-examples";

test.each(Object.entries(partnerSchemas()))(
  "docs/partners has the schema of %s as it is sent (npm run schemas writes it)",
  (type, schema) => {
    const written = JSON.parse(readFileSync(`docs/partners/${type}.schema.json`, "utf8"));
    expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
  },
);

test("docs/partners.md shows each event as it is sent (npm run schemas writes the examples)", () => {
  const shown = readExamples();
  expect([...shown.keys()].toSorted()).toEqual(Object.keys(partnerSchemas()).toSorted());
  for (const message of partnerExamples) {
    expect(shown.get(message.type)).toEqual(JSON.parse(JSON.stringify(message)));
  }
});
