import type { Insertable, Kysely } from "kysely";
import { dateInNewYork } from "~/data/dates";
import type { Database, RoutingTable } from "~/server/store/schema";
import { transact } from "~/server/store/transact";
import { day, delivery, settleRows, submission } from "~/tests/support/given";

const hour = day / 24;
const cases = [
  ["oxbryta", "Oxbryta (Voxelotor)"],
  ["roundup-cancer", "Roundup"],
  ["suboxone", "Suboxone"],
  ["la-wildfire", "Los Angeles Wildfires"],
] as const;
const firsts = "Maria Ann José Luis Dana Kim Omar Ruth Ivy Sam Noor Tess Carl Bea Hugo".split(" ");
const lasts = "Lopez Lee Smith Garcia Chen Diaz Brown Patel Novak Hill Young Reyes".split(" ");
const states = "NY CA TX FL OH WA IL PA".split(" ");
const letters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const firms = ["lee", "roe", "doe"];

/**
 * The requests that a small office has received in three weeks, in every state that the desk shows,
 * by three firms, `lee`, `roe`, and `doe`.
 */
export async function seedDesk(db: Kysely<Database>, now: number, count = 250): Promise<void> {
  await transact({ db }, async (within) => {
    for (let number = 0; number < count; number++) await addOne(within.db, now, number);
  });
}

async function addOne(db: Kysely<Database>, now: number, number: number) {
  const at = now - ((number * 41) % (21 * 24)) * hour - number * 1000;
  const reference = referenceOf(number);
  const person = personOf(number);
  const { first, last, email, phone } = person;
  const sender = { firstName: first, lastName: last, email };
  const add = (kind: "contact" | "opt_out" | "newsletter", received_at: number, typed: object) =>
    submission(db, {
      reference,
      kind,
      case_slug: null,
      case_title: null,
      answers: null,
      received_at,
      email,
      phone,
      fields: JSON.stringify(typed),
    });
  switch (number % 25) {
    case 19: {
      const message = "My mother took it for two years. Can somebody call me?";
      await add("contact", at, { ...sender, phone, topic: "review", message });
      // Its form named the firms, and the operator sends it on.
      const nobody = { ...routingOf(reference, "lee"), partner: null, state: "held" } as const;
      return db.insertInto("routings").values(nobody).execute();
    }
    case 20:
      return add("contact", at, { ...sender, topic: "question", message: "Is my case included?" });
    case 21: {
      const message = "Please send me what you hold.";
      return add("contact", now - 44 * day, { ...sender, topic: "privacy", message });
    }
    case 22: {
      const details = "Also delete my number.";
      const fullName = `${first} ${last}`;
      return add("opt_out", now - 30 * day, { fullName, email, phone, details });
    }
    case 23:
      return add("newsletter", at, { "First name": first, Email: email });
  }

  const isSpam = number % 25 === 24 || number % 25 === 12;
  const [slug, title] = cases[number % cases.length] ?? cases[0];
  const named = { "First name": person.first, "Last name": person.last };
  const contact = { Phone: person.phone, Email: person.email, phone_e164: person.dialed };
  const safety = number % 17 === 0 ? { safe_to_call: "no" } : {};
  const spoken = number % 9 === 0 ? { form_language: "es" } : {};
  await submission(db, {
    reference,
    kind: "case",
    case_slug: slug,
    case_title: title,
    received_at: at,
    email: person.email,
    phone: person.phone,
    state: isSpam ? "quarantined" : "accepted",
    fields: JSON.stringify({ ...named, ...contact, ...safety, ...spoken, state: person.state }),
  });
  if (isSpam) {
    await delivery(db, { reference, destination: "sheet", state: "quarantined", created_at: at });
    return;
  }
  await addAtFirm(db, { reference, at, number, now });
}

type AtFirm = { reference: string; at: number; number: number; now: number };

async function addAtFirm(db: Kysely<Database>, { reference, at, number, now }: AtFirm) {
  const firm = firms[number % firms.length] ?? "lee";
  const to = {
    destination: `firm:${firm}`,
    channel: `firm:${firm}`,
    created_at: at,
    updated_at: at,
  };
  const fate = number % 12;
  const routing = routingOf(reference, firm);
  const report = (status: "received" | "contacted" | "signed" | "declined") =>
    db
      .insertInto("partner_events")
      .values({
        partner: firm,
        message_id: `${reference}${status}`,
        reference,
        status,
        note: null,
        counts: 1,
        received_at: Math.min(now - hour, at + (firm === "doe" ? 40 : 3) * hour),
      })
      .execute();
  const chosen = { occasion: "received", outcome: "chosen", partner: firm } as const;
  await db
    .insertInto("routing_choices")
    .values({ reference, at, ...chosen, candidates: "[]" })
    .execute();
  await db
    .insertInto("partner_days")
    .values({ day: dateInNewYork(at), partner: firm, taken: 1 })
    .onConflict((same) =>
      same
        .columns(["day", "partner"])
        .doUpdateSet({ taken: ({ ref, lit, eb }) => eb(ref("partner_days.taken"), "+", lit(1)) }),
    )
    .execute();
  if (fate === 5) {
    await db
      .insertInto("routings")
      .values({ ...routing, state: "exhausted", partner: null })
      .execute();
    await delivery(db, { reference, ...to, state: "delivered" });
    await report("declined");
    const none = { occasion: "declined", outcome: "exhausted", partner: null } as const;
    await db
      .insertInto("routing_choices")
      .values({ reference, at: at + 3 * hour, ...none, candidates: "[]" })
      .execute();
  } else if (fate === 6) {
    await db.insertInto("routings").values(routing).execute();
    await delivery(db, { reference, ...to, state: "refused", reason: "the firm answered 422" });
  } else if (fate === 7) {
    await db.insertInto("routings").values(routing).execute();
    await delivery(db, { reference, ...to, state: "expired", ambiguous: 1, reason: "no answer" });
  } else {
    const status = fate === 1 ? "signed" : fate < 4 ? "contacted" : fate < 6 ? "received" : null;
    await db.insertInto("routings").values(routing).execute();
    await delivery(db, { reference, ...to, state: "delivered" });
    if (status) await report(status);
  }
  if (fate === 8) {
    const remind_at = now - (number % 3) * day;
    const row = { reference, at, text: "", outcome: "no answer", remind_at, name: "Eva" } as const;
    await db.insertInto("lead_notes").values(row).execute();
  }
  await settleRows(db, reference);
}

function routingOf(reference: string, partner: string): Insertable<RoutingTable> {
  return {
    reference,
    named: JSON.stringify(firms),
    state: "routed",
    partner,
    day: null,
    check_at: null,
    asks: null,
    asked_at: null,
  };
}

/** Every fourteenth is a person who has written before. */
function personOf(number: number) {
  const own = number % 14 === 13 ? number - 13 : number;
  const first = firsts[own % firsts.length] ?? "Ann";
  const last = lasts[own % lasts.length] ?? "Lee";
  const line = String(100 + own).padStart(4, "0");
  return {
    first,
    last,
    state: states[own % states.length] ?? "NY",
    email: `${first}.${last}.${own}@example.com`.toLowerCase(),
    phone: `(212) 555-${line}`,
    dialed: `+1212555${line}`,
  };
}

function referenceOf(number: number): string {
  const digits = [30 ** 3, 30 ** 2, 30, 1].map((power) => Math.floor(number / power) % 30);
  return `DESK${digits.map((digit) => letters[digit] ?? "2").join("")}`;
}
