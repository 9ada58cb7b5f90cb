import { createHmac } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { registerSchema } from "@hyperjump/json-schema/draft-2020-12";
import { validate } from "@hyperjump/json-schema/openapi-3-1";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { z } from "zod";
import { partnerApi, partnerExamples } from "~/server/partners/openapi";
import { partnerVectors } from "~/tests/support/partner-vectors";

// A second implementation of JSON Schema, besides the one that our receivers use.
const read = (name: string) => JSON.parse(readFileSync(`docs/partners/${name}`, "utf8"));
const ending = ".schema.json";

for (const name of readdirSync("docs/partners").filter((one) => one.endsWith(ending))) {
  registerSchema(read(name));
}
const idOf = (type: string) => `urn:plainclaim:partner:${type}`;

test("docs/partners/openapi.json describes the interface as it is (npm run schemas writes it)", () => {
  expect(read("openapi.json")).toEqual(JSON.parse(JSON.stringify(partnerApi())));
});

test("docs/partners/openapi.json is valid OpenAPI 3.1", async () => {
  const schema = "https://spec.openapis.org/oas/3.1/schema-base";
  const { valid } = await validate(schema, read("openapi.json"));
  expect(valid).toBe(true);
  const broken = { ...read("openapi.json"), paths: { "no-slash": { get: 7 } } };
  expect((await validate(schema, broken)).valid).toBe(false);
});

/** Each example of a body, with its schema. */
function examplesIn(value: unknown): [schema: string, example: unknown][] {
  if (typeof value !== "object" || value === null) return [];
  const { schema, example } = z
    .object({ schema: z.object({ $ref: z.string() }), example: z.unknown() })
    .partial()
    .catch({})
    .parse(value);
  const own: [string, unknown][] = schema && example ? [[schema.$ref, example]] : [];
  return [...own, ...Object.values(value).flatMap(examplesIn)];
}

test("docs/partners/openapi.json has an example of each message, of a lead, and of the list, which fit", () => {
  const api = read("openapi.json");
  const schemas = new Ajv2020({ strict: false, validateFormats: false }).addSchema(api, "api");
  const examples = examplesIn(api);
  for (const [schema, example] of examples) {
    expect({ schema, fits: schemas.validate(`api${schema}`, example) }).toEqual({
      schema,
      fits: true,
    });
  }
  const names = examples.map(([schema]) => schema.replace(/.*\//, ""));
  const needed = [...partnerExamples.map(({ type }) => type), "lead", "leads", "lead.status"];
  expect(names).toEqual(expect.arrayContaining(needed));
});

test("docs/partners.md shows the answers to a list and to one lead as they are", () => {
  const [, shown = ""] =
    /```json\n([\s\S]*?)```/.exec(readFileSync("docs/partners.md", "utf8")) ?? [];
  const [list, lead] = shown.trim().split("\n");
  const answerTo = (path: string) =>
    read("openapi.json").paths[path].get.responses[200].content["application/json"].example;
  expect(JSON.parse(list ?? "")).toEqual(answerTo("/partners/{id}/leads"));
  const { data, ...rest } = JSON.parse(lead ?? "");
  const { data: whole, ...others } = answerTo("/partners/{id}/leads/{reference}");
  expect(rest).toEqual(others);
  const { "…": _, ...members } = data;
  expect(whole).toMatchObject(members);
  expect(Object.keys(members)).toEqual(["reference", "revision", "allowed", "status"]);
});

test.each(partnerExamples.map((one) => [one.type, one] as const))(
  "the example of %s fits its schema, and no other one, in a second implementation",
  async (type, example) => {
    const plain = JSON.parse(JSON.stringify(example));
    expect((await validate(idOf(type), plain)).valid).toBe(true);
    const { data, ...rest } = plain;
    expect((await validate(idOf(type), rest)).valid).toBe(false);
    const { reference: _, ...without } = data;
    expect((await validate(idOf(type), { ...rest, data: without })).valid).toBe(false);
  },
);

test("a report fits its schema only with a known status, in a second implementation", async () => {
  const report = (data: Record<string, string>) => ({
    type: "lead.status",
    timestamp: "2026-11-21T12:00:00Z",
    data: { reference: "8VTFJX8J", ...data },
  });
  const isValid = async (data: Record<string, string>) =>
    (await validate(idOf("lead.status"), report(data))).valid;
  expect(await isValid({ status: "declined", reason: "conflict" })).toBe(true);
  expect(await isValid({ status: "won" })).toBe(false);
  expect(await isValid({ status: "declined", reason: "boredom" })).toBe(false);
});

test("docs/partners/signature-vectors.json has what our messages are signed with (npm run schemas writes it)", () => {
  expect(read("signature-vectors.json")).toEqual(partnerVectors);
});

// The standardwebhooks package signs them.
test.each(partnerVectors.map((one) => [one.about, one] as const))(
  "the vector of %s has one HMAC SHA-256 over id.timestamp.text for each secret",
  (_, { secrets, text, ...headers }) => {
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${text}`;
    const signatures = secrets.map((secret) => {
      const key = Buffer.from(secret.slice("whsec_".length), "base64");
      return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`;
    });
    expect(headers["webhook-signature"]).toBe(signatures.join(" "));
  },
);
