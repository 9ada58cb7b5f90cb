import type { z } from "zod";
import { currentLead, jsonSchemaOf, partnerSchemas } from "../destinations/partner-payload";
import { samplePartnerMessages } from "../destinations/partner-tests";
import { endedLead, fault } from "./partner-request";
import { leadList } from "./read-leads";
import { partnerEvent, reportAnswer } from "./report";

/** One message of each type, as `relay partner test --lead` sends them. */
export const partnerExamples = samplePartnerMessages(
  Date.UTC(2026, 10, 23, 15, 4, 5),
  "Lee & Roe LLP",
).map(({ event }) => event);

const exampleOf = (type: string) => partnerExamples.find((one) => one.type === type);

/** The description of the firms' interface in OpenAPI 3.1, for `docs/partners/openapi.json`. */
export function partnerApi() {
  return {
    openapi: "3.1.0",
    info: {
      title: "Plainclaim for partner firms",
      version: "1.1.0",
      description: "See docs/partners.md. Messages follow Standard Webhooks.",
    },
    servers: [{ url: "https://site.example", description: "The website that sends you leads" }],
    paths: {
      "/partners/{id}/events": { parameters: [firm], post: report },
      "/partners/{id}/leads": { parameters: [firm], get: list },
      "/partners/{id}/leads/{reference}": { parameters: [firm, lead], get: read },
    },
    webhooks: Object.fromEntries(Object.keys(partnerSchemas()).map((type) => [type, hook(type)])),
    components: {
      schemas: {
        ...Object.fromEntries(
          Object.entries(partnerSchemas()).map(([type, { $id: _, ...schema }]) => [
            type,
            embedded(schema),
          ]),
        ),
        "lead.status": plain(partnerEvent),
        lead: plain(currentLead),
        leads: plain(leadList),
        answer: plain(reportAnswer),
        error: plain(fault),
      },
      securitySchemes: {
        signatureId: inHeader("webhook-id", "A random id, new for each request"),
        signatureTime: inHeader("webhook-timestamp", "Seconds since 1970, at most 5 minutes off"),
        signature: inHeader(
          "webhook-signature",
          "`v1,` and the base64 of HMAC SHA-256 over id.timestamp.body with the decoded secret. For a GET, path and query stand in place of the body; nothing in its place is also taken",
        ),
        token: { type: "http", scheme: "bearer" },
      },
    },
  };
}

const firm = {
  name: "id",
  in: "path",
  required: true,
  description: "Your firm's id",
  schema: { type: "string" },
};
const lead = {
  name: "reference",
  in: "path",
  required: true,
  description: "Of the lead; letters in either case",
  schema: { type: "string" },
};

const bySignature = { signatureId: [], signatureTime: [], signature: [] };

function inHeader(name: string, description: string) {
  return { type: "apiKey", in: "header", name, description };
}

/** A component has no dialect of its own. */
function embedded({ $schema: _, ...schema }: Record<string, unknown>) {
  return schema;
}

function plain(schema: z.ZodType) {
  return embedded(jsonSchemaOf(schema));
}

function ref(name: string, example?: object) {
  const schema = { $ref: `#/components/schemas/${name}` };
  return { "application/json": { schema, ...(example && { example }) } };
}

const refused = (description: string, example?: object) => ({
  description,
  content: ref("error", example),
});

const errors = {
  401: refused("Not your signature or token, or an unknown firm"),
  405: refused("A wrong method: the error and Allow name the right one"),
  429: {
    ...refused("More than 600 requests a minute from your network"),
    headers: {
      "Retry-After": { description: "Seconds to wait", schema: { type: "integer", minimum: 1 } },
    },
  },
  "5XX": refused(
    "We failed or are busy: try again. A proxy in front of us may answer with another body",
  ),
};

const ofLead = {
  404: refused("You have no lead with this reference"),
  410: refused("The lead has ended: `cause` says why", endedLead("withdrawn").body),
};

const report = {
  operationId: "report",
  summary: "Report what became of a lead",
  security: [bySignature],
  requestBody: {
    required: true,
    content: ref("lead.status", {
      type: "lead.status",
      timestamp: "2026-11-23T20:04:05.000Z",
      data: { reference: "8VTFJX8J", status: "declined", reason: "conflict" },
    }),
  },
  responses: {
    200: {
      description: "A repeat of this webhook-id, without effect",
      content: ref("answer", { counted: false, status: "declined", why: "repeated_id" }),
    },
    202: {
      description: "Understood",
      content: ref("answer", { counted: true, status: "declined" }),
    },
    ...errors,
    ...ofLead,
    403: refused("Sent by a page of another site: leave out Origin and Sec-Fetch-Site"),
    408: refused("The body did not arrive whole: send it again with the same webhook-id"),
    413: refused("The body is larger than 16 kB"),
    422: refused("The body is invalid: the error names every member that is missing or wrong", {
      error: "data.status is missing",
      member: "data.status",
    }),
  },
};

const signedPath = "Sign the path and query in place of a body, or send your token.";

const reading = { ...errors, 400: refused("A GET has no body") };

const corrected = exampleOf("lead.corrected");
const readLead = { ...corrected, data: { ...corrected?.data, status: "contacted" } };

const read = {
  operationId: "readLead",
  summary: "The newest revision of a lead that you have",
  description: signedPath,
  security: [bySignature, { token: [] }],
  responses: {
    200: { description: "The lead", content: ref("lead", readLead) },
    ...reading,
    ...ofLead,
  },
};

const list = {
  operationId: "listLeads",
  summary: "Your leads, the newest change first, 100 at a time",
  description: `${signedPath} \`next\` is the path of the next page.`,
  security: [bySignature, { token: [] }],
  parameters: [
    {
      name: "since",
      in: "query",
      description:
        "Only what changed since then: `as_of` of the list before. At most five minutes in the future. Default: everything",
      schema: { type: "string", format: "date-time" },
    },
    {
      name: "before",
      in: "query",
      description: "Opaque, from `next` of the page before",
      schema: { type: "string" },
    },
  ],
  responses: {
    200: {
      description: "A page",
      content: ref("leads", {
        leads: [
          {
            reference: "8VTFJX8J",
            status: "contacted",
            cause: null,
            revision: 2,
            changed_at: "2026-11-23T16:04:05.000Z",
          },
        ],
        next: null,
        as_of: "2026-11-23T17:03:55.000Z",
      }),
    },
    ...reading,
    422: refused("A parameter is invalid, or `since` is in the future"),
  },
};

const sameFor = (statuses: readonly string[], description: string) =>
  Object.fromEntries(statuses.map((status) => [status, { description }]));

const answersToUs = {
  ...sameFor(["2XX"], "You have stored it"),
  ...sameFor(["400", "409", "413", "422"], "You refuse this message: we do not send it again"),
  ...sameFor(
    ["3XX", "401", "403", "404", "405", "410"],
    "Your firm counts as not reachable: we keep the message, and try again",
  ),
  ...sameFor(["408", "425", "429", "5XX"], "You have stored nothing: we try again for seven days"),
  ...sameFor(["4XX"], "We try three times, then the message counts as refused"),
};

function hook(type: string) {
  return {
    post: {
      operationId: type,
      summary: `We send ${type}`,
      security: [bySignature, { token: [] }],
      requestBody: { required: true, content: ref(type, exampleOf(type)) },
      responses: answersToUs,
    },
  };
}
