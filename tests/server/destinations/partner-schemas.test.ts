import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partnerSchemas } from "~/server/destinations/partner-messages";

test.each(Object.entries(partnerSchemas()))(
  "docs/partners has the schema of %s as it is sent (npm run schemas writes it)",
  (type, schema) => {
    const written = JSON.parse(readFileSync(`docs/partners/${type}.schema.json`, "utf8"));
    expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
  },
);
