import { sql } from "kysely";
import { z } from "zod";
import { minute, second } from "~/data/dates";
import { partnerStatuses } from "~/data/partner-mail";
import type { App } from "../app";
import type { Partner } from "../config/partners";
import { subject } from "../destinations/destination";
import { isPartnerDestination, partnerDestination } from "../destinations/partner";
import { type currentLead, leadAsOf, leadEnd, leadStatus } from "../destinations/partner-payload";
import { samplePartnerLead } from "../destinations/partner-tests";
import { readMessage } from "../outbox/prepare";
import { noteMayHave } from "../outbox/queue";
import { isSameSecret } from "../privacy/secret-keys";
import { deadStates } from "../state/delivery";
import { leadFor, mayGetMore, mayHave, mayRead } from "../state/holders";
import { changeSubmissions, readRowsOf } from "../state/settle";
import type { Db } from "../store/schema";
import {
  answerPartner,
  endedLead,
  findSigner,
  lostLead,
  type PartnerAnswer,
  type PartnerRequest,
  type Proof,
  reject,
  unknownLead,
  unsendableLead,
} from "./partner-request";
import { noteSigner, referenceIn } from "./request-log";
import { isTest, readTestStatus } from "./test-partner";

type LeadRequest = PartnerRequest & {
  /** Of the request. */
  url: string;
  /** Its path and query as they were sent and signed; those of `url` if it is not known. */
  target?: string | undefined;
};

/**
 * Gives a firm the newest revision of a lead that it has, so that a receiver that lost a message
 * recovers alone. The firm signs the path or an empty body, or sends its token.
 */
export function readPartnerLead(
  app: App,
  asked: LeadRequest & { reference: string },
): Promise<PartnerAnswer<z.infer<typeof currentLead>>> {
  return answerProven(app, asked, ({ name }) => giveLead(app, asked, name));
}

/** Lists the leads of a firm by their newest change, so that it finds what it lost. */
export function listPartnerLeads(
  app: App,
  asked: LeadRequest,
): Promise<PartnerAnswer<z.infer<typeof leadList>>> {
  return answerProven(app, asked, () => listLeads(app, asked));
}

function answerProven<Body extends object>(
  app: App,
  asked: LeadRequest & { reference?: string },
  give: (firm: Partner) => Promise<PartnerAnswer<Body>>,
): Promise<PartnerAnswer<Body>> {
  const reference = referenceIn(asked.reference ?? "");
  const shown = { rejected: "lead not given", request: `GET ${shownPathOf(asked)}`, reference };
  return answerPartner(app, asked, shown, async (firm) => {
    const proof = prove(firm, asked);
    if ("fault" in proof || !firm) return reject(401, "fault" in proof ? proof.fault : "");
    if ("secret" in proof) await noteSigner(app, asked.id, proof.secret);
    return { ...(await give(firm)), isProven: true };
  });
}

type LeadAnswer = PartnerAnswer<z.infer<typeof currentLead>>;

/** What a firm did not have before it gets only while the lead is locked. */
async function giveLead(
  app: App,
  asked: PartnerRequest & { reference: string },
  firm: string,
): Promise<LeadAnswer> {
  const reference = referenceIn(asked.reference);
  if (reference === undefined) return unknownLead;
  const of = { partner: asked.id, reference, firm };
  const found = await findLead(app, of);
  if (found.unread === undefined) return found.answer;

  // What ends the lead meanwhile waits for this read, or the read finds it.
  return changeSubmissions(app, [reference], async (app) => {
    const { answer, unread } = await findLead(app, of);
    if (unread !== undefined) await noteMayHave(app, (is) => is("d.id", "=", unread));
    return answer;
  });
}

/** @returns with the id of the delivery that the firm did not have before */
async function findLead(
  app: App,
  { partner, reference, firm }: { partner: string; reference: string; firm: string },
): Promise<{ answer: LeadAnswer; unread?: number }> {
  const { db, now } = app;

  if (await isTest(db, reference)) {
    const status = await readTestStatus(db, { partner, reference });
    const sample = { ...samplePartnerLead(now(), firm, reference), at: now() };
    return { answer: { status: 200, body: leadAsOf(sample, status) } };
  }
  const [rows] = await readRowsOf(db, [reference]);
  const lead = rows && leadFor(rows, partner);
  if (!lead) return { answer: unknownLead };
  if (lead.status === "ended") return { answer: endedLead(lead.cause) };
  const { status } = lead;
  // A firm that declined gets no contact data any more.
  if (status === "declined" || status === "passed_on") return { answer: lostLead[status] };
  if (!mayGetMore(rows.routing, partner, now())) return { answer: unsendableLead };

  const name = partnerDestination(partner);
  const delivery = await db
    .selectFrom("deliveries as d")
    .selectAll()
    .where("reference", "=", reference)
    .where("destination", "=", name)
    .where("purpose", "=", "submission")
    .where(mayRead)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const destination = app.destinations.find((one) => one.name === name);
  if (!delivery || !destination) return { answer: unknownLead };

  const { message, ending } = await readMessage(app, { delivery, destination });
  // A correction after an opt-out is kept from a third party, so it keeps what it has.
  const isNewer = message.submission.revision > delivery.revision;
  const isKeptBack = destination.role === "third_party" && message.optOut.length > 0;
  if (mayHave([delivery]) && isNewer && isKeptBack) return { answer: unsendableLead };
  const answer = { status: 200, body: leadAsOf(message, status) };
  if (mayHave([delivery])) return { answer };
  // It never gets what an opt-out or a stop ends before the next try.
  return ending ? { answer: unknownLead } : { answer, unread: delivery.id };
}

/** The descriptions become part of docs/partners/openapi.json. */
export const leadList = z.object({
  leads: z
    .array(
      z.object({
        reference: z.string().describe("Of the lead"),
        status: z
          .enum([...leadStatus.options, "ended"])
          .describe(
            "As for the lead itself. ended: see `cause`. A lead that is `ended`, `declined`, or `passed_on` cannot be read again",
          ),
        cause: leadEnd.nullable(),
        revision: z.int().min(1).describe("The newest. Higher than yours: read the lead again"),
        changed_at: z.iso
          .datetime()
          .describe("When we planned the newest message about it, or your report counted"),
      }),
    )
    .describe("At most 100, the newest change first"),
  next: z
    .string()
    .nullable()
    .describe("Path and query of the next page. Null: this is the last one"),
  as_of: z.iso
    .datetime()
    .describe(
      "By our clock. That of the first page is your next `since`: what changes later is listed then",
    ),
});

const pageSize = 100;
/** Milliseconds; for changes that are still being stored. */
const overlap = 10 * second;
/** Milliseconds by which the clock of a firm may be ahead. */
const tolerance = 5 * minute;

const listQuery = z.strictObject(
  {
    since: z.iso
      .datetime({
        offset: true,
        error: "must be a time such as 2026-11-21T12:00:00Z (write a + as %2B)",
      })
      .optional(),
    before: z
      .string()
      .regex(/^\d{1,15}-[A-Z0-9]{1,20}$/, "must be taken from next of the page before")
      .optional(),
  },
  { error: "is unknown: there are since and before" },
);

async function listLeads(
  app: App,
  { id, url }: LeadRequest,
): Promise<PartnerAnswer<z.infer<typeof leadList>>> {
  const { pathname, searchParams } = new URL(url);
  const read = listQuery.safeParse(Object.fromEntries(searchParams));
  if (!read.success) {
    const [issue] = read.error.issues;
    const names = issue?.code === "unrecognized_keys" ? issue.keys : issue?.path;
    const member = String(names?.[0] ?? "");
    return reject(422, `${member} ${issue?.message}`, { member });
  }
  const { since, before } = read.data;
  const at = app.now();
  const start = since === undefined ? 0 : Date.parse(since);
  if (start > at + tolerance) {
    const clock = new Date(at).toISOString();
    const error = `since is in the future: our clock is at ${clock}. Use as_of of the list before`;
    return reject(422, error, { member: "since" });
  }
  const found = await findChanged(app.db, id, { since: start, before });
  const leads = [];
  const page = found.slice(0, pageSize);
  const all = await readRowsOf(
    app.db,
    page.map(({ reference }) => reference),
  );
  for (const { reference, changed_at } of page) {
    const rows = all.find(({ submission }) => submission.reference === reference);
    const lead = rows && leadFor(rows, id);
    if (!lead) continue;
    const { revision } = rows.submission;
    leads.push({
      reference,
      ...lead,
      revision,
      changed_at: new Date(changed_at).toISOString(),
    });
  }
  const last = page[pageSize - 1];
  const query = new URLSearchParams({
    ...(since !== undefined && { since }),
    before: `${last?.changed_at}-${last?.reference}`,
  });
  const next = found.length > pageSize ? `${pathname}?${query}` : null;
  return { status: 200, body: { leads, next, as_of: new Date(at - overlap).toISOString() } };
}

type Span = { since: number; before: string | undefined };

/** Leads that a firm has or was sent, with the time of their newest change for that firm. */
async function findChanged(db: Db, partner: string, { since, before }: Span) {
  const destination = partnerDestination(partner);
  const changes = db
    .selectFrom("deliveries as d")
    .select(subject.as("reference"))
    .select("d.created_at as at")
    .where(isPartnerDestination("d.destination"))
    .where("d.destination", "=", destination)
    .where("d.purpose", "in", ["submission", "notice"])
    .where("d.state", "in", ["delivered", "pending", ...deadStates])
    .where("d.created_at", ">=", since)
    .unionAll(
      db
        .selectFrom("partner_events")
        .select(["reference", "received_at as at"])
        .where("partner", "=", partner)
        .where("status", "in", partnerStatuses)
        .where("received_at", ">=", since)
        .where("counts", "=", 1),
    );
  const [, at = "", after = ""] = /^(\d+)-(.+)$/.exec(before ?? "") ?? [];
  const newest = sql<number>`max(c.at)`;
  return db
    .selectFrom(changes.as("c"))
    .select(["c.reference", newest.as("changed_at")])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("deliveries as d")
          .select("d.id")
          .whereRef("d.reference", "=", "c.reference")
          .where("destination", "=", destination)
          .where("purpose", "=", "submission")
          .where(mayRead),
      ),
    )
    .groupBy("c.reference")
    .$if(before !== undefined, (query) =>
      query.having((is) =>
        is.or([
          is(newest, "<", Number(at)),
          is.and([is(newest, "=", Number(at)), is("c.reference", "<", after)]),
        ]),
      ),
    )
    .orderBy("changed_at", "desc")
    .orderBy("c.reference", "desc")
    .limit(pageSize + 1)
    .execute();
}

/** The same for a firm that we do not know. */
function prove(firm: Partner | undefined, asked: LeadRequest): Proof {
  const { secrets = [], token } = firm ?? {};
  const { headers } = asked;
  const [, given] = /^Bearer +(\S+) *$/i.exec(headers.get("Authorization") ?? "") ?? [];
  if (given !== undefined) {
    if (token && isSameSecret(given, token)) return { token };
    return {
      fault:
        "Authorization is not the token of the firm in this address: check the firm's id in the address, then the token",
    };
  }
  const signs = shownPathOf(asked);
  const signed = findSigner(secrets, { headers, body: Buffer.from(pathOf(asked)), signs });
  if (!("fault" in signed)) return signed;
  // A signature over nothing counts too, although it does not say what is read.
  const bare = findSigner(secrets, { headers, body: Buffer.alloc(0), signs });
  return "fault" in bare ? signed : bare;
}

/** For logs and pages: a query that is not one of ours may hold a token, or an address. */
function shownPathOf(asked: LeadRequest): string {
  const { pathname, search, searchParams } = new URL(asked.url);
  const isOurs = listQuery.safeParse(Object.fromEntries(searchParams)).success;
  return search === "" || isOurs ? pathOf(asked) : `${pathname}?…`;
}

/** The path and query as they were sent. */
function pathOf({ url, target }: LeadRequest): string {
  const { pathname, search } = new URL(url);
  return target ?? `${pathname}${search}`;
}
