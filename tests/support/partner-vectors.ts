import { Webhook } from "standardwebhooks";
import { partnerExamples } from "~/server/partners/openapi";

const secretOf = (first: number) =>
  `whsec_${Buffer.from(Array.from({ length: 32 }, (_, n) => first + n)).toString("base64")}`;
const [secret, newer] = [secretOf(0), secretOf(32)];
const at = new Date("2026-11-23T15:04:05Z");

const messageOf = (type: string) =>
  JSON.stringify(partnerExamples.find((example) => example.type === type));
const report = JSON.stringify({
  type: "lead.status",
  timestamp: at.toISOString(),
  data: { reference: "TESTTEST", status: "contacted", note: "Spoke with Zoë" },
});

/** What a firm's developer compares signatures with. A GET has no body: `text` is its path and query. */
export const partnerVectors = [
  vector("A message", [secret], messageOf("test.ping")),
  vector("A message while the secret is changed", [newer, secret], messageOf("test.ping")),
  vector("A message about an opt-out", [secret], messageOf("privacy.opted_out")),
  vector("A report", [secret], report),
  vector("A GET of one lead", [secret], "/partners/lee-roe/leads/8VTFJX8J"),
  vector("A GET of the list", [secret], "/partners/lee-roe/leads?since=2026-11-21T12:00:00Z"),
];

function vector(about: string, secrets: readonly string[], text: string) {
  const id = "msg_test_1";
  return {
    about,
    secrets,
    "webhook-id": id,
    "webhook-timestamp": String(at.getTime() / 1000),
    text,
    "webhook-signature": secrets.map((one) => new Webhook(one).sign(id, at, text)).join(" "),
  };
}
