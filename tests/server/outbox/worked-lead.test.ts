import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { correct } from "~/server/leads/correct";
import { byPerson } from "~/server/leads/operator-log";
import { stopContactOf } from "~/server/leads/stop";
import { storeReport } from "~/server/partners/store-report";
import { text } from "~/tests/support/fake-server";
import { startFirms } from "~/tests/support/firms";
import { retry } from "~/tests/support/operator";
import { minute } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

let given: Awaited<ReturnType<typeof startFirms>>;
afterEach(() => given.close());

test("the lead that the architecture follows has these rows after each event", async () => {
  given = await startFirms({ lee: { share: 1000 }, roe: {} });
  const { app } = given.relay;
  const roe = given.firm("roe");
  const busy = text(429, "", { "Retry-After": "60" });
  const told: string[] = [];
  const email = "ann@example.com";
  let reference = "";

  const events: [string, () => Promise<unknown>][] = [
    [
      "Ann posts a form that names Lee and Roe",
      async () => (reference = await given.lead({ email })),
    ],
    ["Lee answers 200", () => given.runDue()],
    [
      "Lee reports that it declined",
      () => storeReport(app, { reference, partner: "lee", status: "declined", messageId: "1" }),
    ],
    [
      "Roe answers 429, and Ann corrects her name",
      async () => {
        roe.always(busy);
        await given.runDue();
        await correct(app, byPerson, reference, { changes: { "First name": "Anne" } });
      },
    ],
    [
      "Roe answers 422",
      async () => {
        roe.always(text(422, ""));
        given.relay.advance(minute);
        await given.runDue();
      },
    ],
    ["The operator sends it again", () => retry(app, byDesk, reference)],
    [
      "Roe answers 200",
      async () => {
        roe.always(roe.receive);
        given.relay.advance(minute);
        await given.runDue();
      },
    ],
    [
      "Ann stops all contact, and both firms are told",
      async () => {
        const channels = ["calls", "texts", "emails"] as const;
        await stopContactOf(app, byPerson, { reference, channels });
        await given.runDue();
      },
    ],
  ];
  for (const [event, happen] of events) {
    await happen();
    told.push(await rowOf(event, reference));
  }
  const document = readFileSync("docs/architecture.md", "utf8");
  const [, table = ""] =
    /## A lead, row by row\n[\s\S]*?\|---\|.*\n([\s\S]*?)\n\n/.exec(document) ?? [];
  expect(table.split("\n")).toEqual(told);
});

/** A line of the table in the document. */
async function rowOf(event: string, reference: string) {
  const { status, holder, need } = (await given.standing(reference)) ?? {};
  const { state, partner } = await given.routing(reference);
  const last = (await given.choices(reference)).at(-1);
  const sent = (await given.relay.deliveries()).filter(
    (one) => one.reference === reference || one.regarding === reference,
  );
  const deliveries = sent.map((one) => {
    const what =
      one.purpose === "notice"
        ? `${one.about} `
        : one.revision > 1
          ? `revision ${one.revision} `
          : "";
    return `${what}to ${one.destination.replace("firm:", "")}: ${one.state}`;
  });
  const cells = [
    event,
    [status, holder ?? "-", need ?? "-"].join(", "),
    [state, partner ?? "-"].join(", "),
    last ? `${last.occasion}: ${[last.outcome, last.partner].filter(Boolean).join(", ")}` : "",
    deliveries.join("; "),
  ];
  return `| ${cells.join(" | ")} |`;
}
