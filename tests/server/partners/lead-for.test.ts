import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactChannels } from "~/data/contact-channels";
import { isReachable } from "~/server/config/partners";
import type { LeadEnd, LeadStatus } from "~/server/destinations/partner-payload";
import { erasePerson } from "~/server/leads/erase";
import { byPerson } from "~/server/leads/operator-log";
import { runRetention } from "~/server/leads/retention";
import { stopContactOf } from "~/server/leads/stop";
import { describeRequest, readRequest } from "~/server/leads/visitor-request";
import { withdraw } from "~/server/leads/withdraw";
import { acts } from "~/server/operator/acts";
import { readShown } from "~/server/operator/shown-submission";
import { readFirmPage, sendAgain } from "~/server/partners/firm-page";
import { listPartnerLeads, readPartnerLead } from "~/server/partners/read-leads";
import { receivePartnerEvent } from "~/server/partners/receive-event";
import { readReportLink } from "~/server/partners/report-link";
import { makeReportToken } from "~/server/privacy/sealed-token";
import { createSubmitLimiter } from "~/server/submission/rates";
import { findSubmission } from "~/server/submission/submission";
import { text } from "~/tests/support/fake-server";
import { authorizing, secretOf, startFirms } from "~/tests/support/firms";
import { report, takeBack } from "~/tests/support/operator";
import { hour } from "~/tests/support/relay-fixture";
import { byDesk } from "~/tests/support/test-app";

// What a lead is to one firm, Lee: whoever asks gets the same answer, however the lead ended there.

let given: Awaited<ReturnType<typeof startFirms>>;
beforeEach(async () => {
  given = await startFirms({ lee: { share: 1000 }, roe: {} });
});
afterEach(() => given.close());

const day = 24 * hour;
const email = "zora@example.com";
const app = () => ({ ...given.relay.app, limiter: createSubmitLimiter(0) });

/** A lead from Washington, whose sender signed for Lee. */
async function signed(named = ["lee"]) {
  const fields = { state: "WA", zipcode: "98101" };
  const reference = await given.lead({ named, fields, email });
  await given.runDue();
  await authorizing(given).sign(reference);
  return reference;
}

/** After which something happens to it. */
const then = (happens: (reference: string) => Promise<unknown>) => async () => {
  const reference = await signed();
  await happens(reference);
  await given.runDue();
  return reference;
};

const says = (status: string) => then((reference) => post(reference, status));

type History = () => Promise<string>;

/** By what Lee is answered: each status and each end, so that a new one is not forgotten. */
const answered: Record<LeadStatus | LeadEnd | "unknown", History> = {
  sent: signed,
  received: says("received"),
  contacted: says("contacted"),
  declined: says("declined"),
  signed: says("signed"),
  closed: says("closed"),
  passed_on: async () => {
    given.firm("lee").always(text(422, "no"));
    return signed(["lee", "roe"]);
  },
  withdrawn: then((reference) => withdraw(app(), byPerson, reference)),
  authorization_ended: then((reference) => authorizing(given).revoke(reference)),
  erased: then(() => erasePerson(app(), byDesk, { email })),
  expired: then(async () => {
    given.relay.advance((given.relay.config.RETENTION_DAYS + 1) * day);
    await runRetention(app());
  }),
  unknown: () => signed(["roe"]),
};

/** What ends nothing for Lee, and what ends more than once. */
const further: Record<string, { happens: History; as: keyof typeof answered }> = {
  "a decline that was taken back": {
    happens: then(async (reference) => {
      await report(app(), byDesk, reference, "declined");
      await takeBack(app(), byDesk, reference);
    }),
    as: "sent",
  },
  "a stop of all contact": {
    happens: then((reference) =>
      stopContactOf(app(), byPerson, { reference, channels: contactChannels }),
    ),
    as: "sent",
  },
  "an authorization that was ended after a decline": {
    happens: then(async (reference) => {
      await post(reference, "declined");
      await authorizing(given).revoke(reference);
    }),
    as: "authorization_ended",
  },
  "an authorization that was ended before anything was sent": {
    happens: async () => {
      given.firm("lee").always(text(429, ""));
      const reference = await signed();
      await authorizing(given).revoke(reference);
      return reference;
    },
    as: "authorization_ended",
  },
  "a withdrawal after a decline": {
    happens: then(async (reference) => {
      await post(reference, "declined");
      await withdraw(app(), byPerson, reference);
    }),
    as: "withdrawn",
  },
};

let count = 0;

function proof(body: string) {
  const id = `m${count++}`;
  const at = new Date();
  return new Headers({
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secretOf(1)).sign(id, at, body),
  });
}

const by = { id: "lee", ip: "203.0.113.9" };

async function post(reference: string, status: string) {
  const timestamp = new Date().toISOString();
  const body = JSON.stringify({ type: "lead.status", timestamp, data: { reference, status } });
  return receivePartnerEvent(app(), { ...by, headers: proof(body), body: Buffer.from(body) });
}

async function get(reference: string) {
  const url = `http://site.test/partners/lee/leads/${reference}`;
  const headers = proof(new URL(url).pathname);
  const { status, body } = await readPartnerLead(app(), { ...by, url, headers, reference });
  return { status, ...("error" in body ? { cause: body.cause } : { lead: body.data.status }) };
}

async function listed(reference: string) {
  const url = "http://site.test/partners/lee/leads";
  const { body } = await listPartnerLeads(app(), {
    ...by,
    url,
    headers: proof("/partners/lee/leads"),
  });
  const leads = "leads" in body ? body.leads : [];
  const found = leads.find((one) => one.reference === reference);
  return found && { status: found.status, cause: found.cause };
}

/** Behind the link of a mail by which Lee reports that it closed the lead. */
async function link(reference: string) {
  const { keys, now } = app();
  const until = Math.round(now() / 1000) + 60;
  const said = { reference, status: "closed", until } as const;
  const token = makeReportToken(keys[0], { ...said, partner: "lee" });
  const query = new URLSearchParams({ ...said, until: String(until), token });
  return (await readReportLink(app(), { id: "lee", query })).result;
}

function lee() {
  const found = given.relay.config.partners.find(({ id }) => id === "lee");
  if (!found || !isReachable(found, given.relay.config)) throw new Error("No firm");
  return found;
}

/** What its page says of the message with the lead. */
async function onPage(reference: string) {
  const { messages } = await readFirmPage(app(), lee(), { reference });
  return messages.find(({ type }) => type === "lead.created");
}

/** On `/your-request`. */
async function forSender(reference: string) {
  const row = await findSubmission(given.relay.db, reference);
  if (!row) throw new Error("No submission");
  const { recipients } = describeRequest(given.relay.app, await readRequest(given.relay.app, row));
  return recipients.find(({ name }) => name.startsWith("Firm lee"))?.has ?? "no";
}

async function expectOneAnswer(reference: string, as: keyof typeof answered, isSealed = false) {
  const isEnd = ["withdrawn", "authorization_ended", "erased", "expired"].includes(as);
  const isLost = as === "declined" || as === "passed_on" || as === "unknown";
  const has = !isEnd && !isLost;

  const read = await get(reference);
  if (isSealed) expect(read).toEqual({ status: 410, cause: "expired" });
  else if (isEnd) expect(read).toEqual({ status: 410, cause: as });
  else if (isLost) expect(read).toMatchObject({ status: 404 });
  else expect(read).toEqual({ status: 200, lead: as });
  const found = await listed(reference);
  if (isEnd)
    expect(found ?? { status: "ended", cause: as }).toEqual({ status: "ended", cause: as });
  else if (as === "unknown") expect(found).toBeUndefined();
  else if (found) expect(found).toEqual({ status: as, cause: null });

  const shown = await readShown(given.relay.app, reference);
  expect(shown?.stored.row.holder === "lee").toBe(has);
  expect(shown?.firm.partner === "lee" && shown.firm.has === "yes").toBe(has);
  // After an erasure its page says only who was told.
  if (!shown?.stored.row.erased_at) expect((await forSender(reference)) === "yes").toBe(has);
  const message = await onPage(reference);
  if (as !== "unknown") expect(message?.obstacle === null).toBe(has && !isSealed);

  const mayReport = has && as !== "closed";
  const reportAct = acts.find(({ name }) => name === "report");
  if (as !== "unknown") expect(shown && reportAct?.whyNot(shown) === null).toBe(mayReport);
  const result = await link(reference);
  if (isEnd) expect(result).toEqual({ kind: "gone" });
  else if (as !== "unknown") expect(result === null).toBe(mayReport);
  const posted = await post(reference, "closed");
  expect(posted).toMatchObject(
    isEnd
      ? { status: 410, body: { cause: as } }
      : as === "unknown"
        ? { status: 404 }
        : { status: 202, body: { counted: mayReport } },
  );
}

describe("whoever asks what a lead is to a firm hears the same", () => {
  test.each(Object.entries(answered))("%s", async (as, happens) => {
    await expectOneAnswer(await happens(), as as keyof typeof answered);
  });

  test.each(Object.entries(further))("after %s", async (_, { happens, as }) => {
    await expectOneAnswer(await happens(), as);
  });

  test("after the year of its authorization: it has the lead, and is sent nothing more of it", async () => {
    const reference = await signed();
    given.relay.advance(366 * day);
    await runRetention(app());
    const message = await onPage(reference);
    const again = await sendAgain(app(), lee(), String(message?.id));
    expect(again).toEqual({ kind: "not_possible", reason: "withheld" });
    await expectOneAnswer(reference, "sent", true);
    expect(given.types("lee")).toEqual(["lead.created"]);
  });
});
