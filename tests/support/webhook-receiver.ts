import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Webhook } from "standardwebhooks";
import { type Behaviour, type Received, startFakeServer, text } from "./fake-server";

type ReceivedEvent = {
  id: string;
  type: string;
  timestamp: string;
  data: { reference: string; revision: number } & Record<string, unknown>;
};

/**
 * A firm's program, using only the `standardwebhooks` package and a validator of JSON Schema: it
 * verifies each message, refuses what its schema does not allow, drops repeats by `webhook-id`, and
 * records the rest. `secret` is the secret it knows, of two in
 * rotation. If `checksAge` is false, it accepts messages of any age.
 */
export async function startReceiver(secret: string, { port = 0, checksAge = true } = {}) {
  const events: ReceivedEvent[] = [];
  const refused: string[] = [];
  let repeats = 0;

  const receive: Behaviour = (request, response) => {
    const id = String(request.headers["webhook-id"] ?? "");
    try {
      const event = checksAge ? verify(request, secret) : verifySignature(request, secret);
      const [fault] = partnerFaults(event.type, event);
      if (fault) throw new Error(`${event.type}: ${fault}`);
      if (events.some((known) => known.id === id)) repeats += 1;
      else events.push({ ...event, id });
      return text(204, "")(request, response);
    } catch (error) {
      refused.push(error instanceof Error ? error.message : "unknown");
      return text(401, "")(request, response);
    }
  };
  const server = await startFakeServer(receive, port);
  return { ...server, receive, events, refused, repeats: () => repeats };
}

function verifySignature(request: Received, secret: string): ReceivedEvent {
  const [id = "", seconds, signatures = ""] = ["id", "timestamp", "signature"].map((name) =>
    String(request.headers[`webhook-${name}`] ?? ""),
  );
  const text = request.body.toString("utf8");
  const right = new Webhook(secret).sign(id, new Date(Number(seconds) * 1000), text);
  if (!signatures.split(" ").includes(right)) throw new Error("No matching signature found");
  return JSON.parse(text);
}

function verify({ body, headers }: Received, secret: string): ReceivedEvent {
  const read = (name: string) => String(headers[name] ?? "");
  const names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
  const signed = Object.fromEntries(names.map((name) => [name, read(name)]));
  return JSON.parse(JSON.stringify(new Webhook(secret).verify(body.toString("utf8"), signed)));
}

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
export const partnerTypes = [...validators.keys()].filter((type) => type !== "lead.status");

/** What is wrong with a message to a firm by the schema of its type; empty for other messages. */
export function partnerFaults(type: string, message: unknown): string[] {
  const validate = validators.get(type);
  if (!validate || validate(message)) return [];
  return (validate.errors ?? []).map(({ instancePath, message: why }) => `${instancePath} ${why}`);
}
