import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import type { Received } from "../../support/fake-server";
import {
  caseMembers,
  certificateMembers,
  homeMembers,
  laterMembers,
  type Members,
} from "../../support/lead-payload";
import { membersOf } from "../../support/sheet-service";
import { caseLead, homeLead } from "../../support/site";
import {
  answers,
  arrived,
  certificates,
  close,
  deliveriesOf,
  expectSilence,
  form,
  type Headers,
  inStore,
  noneInFlight,
  noticeOf,
  open,
  optOut,
  type Person,
  postsOf,
  type Shape,
  sendLead,
  shapes,
  sheet,
  site,
  somebody,
  title,
  visitorAddress,
  withheldFrom,
} from "./journey";

/** The exact bytes of a post, for what it should say. */
function multipart(members: Members, { headers }: Received): string {
  const boundary = headers["content-type"]?.split("boundary=")[1];
  const parts = members.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--${boundary}--\r\n`;
}

function formMembers(person: Person, shape: Shape, isOptedOut: boolean): Members {
  if (shape === "home") return [...homeRow(person), ...laterMembers("home")];

  const shared: Members = [["Quiz answers", JSON.stringify(answers)]];
  return [
    ...caseRow(person),
    ...certificateMembers(person),
    ...(shape === "case with answers" && !isOptedOut ? shared : []),
    ...laterMembers("case"),
  ];
}

function homeRow(person: Person): Members {
  return homeMembers({ fields: homeLead(person), title, source: `${site.url}/#form` });
}

function caseRow(person: Person): Members {
  const source = `${site.url}/lawsuits/oxbryta#form`;

  return caseMembers({ fields: caseLead(person), title, source });
}

function sheetMembers(person: Person, shape: Shape, { envelope, isOptedOut }: Expected): Members {
  const address = (name: string): Members => (isOptedOut ? [] : [[name, visitorAddress]]);
  if (shape === "home") {
    const row = [...homeRow(person), ...laterMembers("home")];
    const data = [...row, ...address("ip_address"), ...envelope];
    return [
      ["apiKey", "sheet-key"],
      ["data", JSON.stringify(Object.fromEntries(data))],
    ];
  }
  const row = [...caseRow(person), ...laterMembers("case")];
  return [...row, ...address("IP Address"), ["apiKey", "sheet-key"], ...envelope];
}

type Expected = { envelope: Members; isOptedOut: boolean };

function envelopeOf(reference: string, flags: Members): Members {
  const { body, sha256 } = receiptOf(reference);

  return [
    ["submission_id", reference],
    ["revision", "1"],
    ...flags,
    ["consented_at", body.consented_at],
    ["consent_text", body.consent_text ?? ""],
    ["receipt_sha256", sha256],
  ];
}

const receiptBody = z.object({ consented_at: z.string(), consent_text: z.string().nullable() });
const receiptRow = z.object({
  body: z.string().transform((text) => receiptBody.parse(JSON.parse(text))),
  sha256: z.string(),
});

function receiptOf(reference: string) {
  return inStore((db) =>
    receiptRow.parse(db.prepare("select * from receipts where reference = ?").get(reference)),
  );
}

async function called(path: string): Promise<Received> {
  return vi.waitFor(
    () => {
      const found = certificates.requests.find((request) => request.path === path);
      if (!found) throw new Error(`${path} has not been called`);
      return found;
    },
    { timeout: 60_000, interval: 20 },
  );
}

const doNotSell: Members = [["do_not_sell", "1"]];
const signals: { signal: string; headers: Headers; flags: Members; reasons: string[] }[] = [
  { signal: "nobody who opted out", headers: {}, flags: [], reasons: [] },
  {
    signal: "a browser with GPC",
    headers: { "Sec-GPC": "1" },
    flags: [...doNotSell, ["gpc", "1"]],
    reasons: ["gpc"],
  },
  {
    signal: "a browser with the cookie",
    headers: { Cookie: "do_not_sell=1" },
    flags: doNotSell,
    reasons: ["cookie"],
  },
  {
    signal: "a person who opted out before, in a browser without any signal",
    headers: {},
    flags: doNotSell,
    reasons: ["suppression"],
  },
];

describe.each(["service_provider", "requested_recipient", "third_party"] as const)(
  "with the spreadsheet as %s",
  (role) => {
    beforeAll(() => open(role));
    afterAll(close);

    describe.each(signals)("a lead from $signal", ({ headers, flags, reasons }) => {
      const isOptedOut = reasons.length > 0;

      test.each(shapes)("%s: each recipient gets exactly what it may have", async (shape) => {
        const person = somebody();
        if (reasons.includes("suppression")) await optOut(person);
        const reference = await sendLead(person, shape, headers);
        const envelope = envelopeOf(reference, flags);

        const posted = await arrived(form, reference);
        const expected = [...formMembers(person, shape, isOptedOut), ...envelope];
        expect(posted.fields).toEqual(expected);
        expect(posted.body.toString()).toBe(multipart(expected, posted));

        if (isOptedOut && role === "third_party") {
          const reason = `opted out (${reasons}): nothing goes to third parties`;
          expect(withheldFrom(reference)).toEqual({ sheet: reason, ping: reason, retain: reason });
          return;
        }
        const row = sheetMembers(person, shape, { envelope, isOptedOut });
        const { body } = await arrived(sheet, reference);
        expect(body.toString()).toBe(new URLSearchParams(row).toString());
        if (!isOptedOut) return expect(withheldFrom(reference)).toEqual({});

        const reason = expect.stringContaining(`opted out (${reasons})`);
        expect(withheldFrom(reference)).toEqual({ ping: reason, retain: reason });
      });
    });

    test("certificates are pinged and retained for those alone who did not opt out", async () => {
      const [free, signalled] = [somebody(), somebody()];
      const kept = await sendLead(signalled, "home", { "Sec-GPC": "1" });
      const reference = await sendLead(free);

      await called(new URL(free.xxTrustedFormPingUrl).pathname);
      const { body } = await called(new URL(free.xxTrustedFormCertUrl).pathname);
      expect(JSON.parse(body.toString())).toMatchObject({
        match_lead: { email: free.Email },
        retain: { reference },
      });
      await arrived(form, kept);
      const paths = certificates.requests.map(({ path }) => path);
      expect(paths).not.toContain(new URL(signalled.xxTrustedFormPingUrl).pathname);
      expect(paths).not.toContain(new URL(signalled.xxTrustedFormCertUrl).pathname);
    });

    test("each recipient of an earlier lead is told of the opt-out, once, and nothing else", async () => {
      const person = somebody();
      const [home, flat] = [await sendLead(person), await sendLead(person, "case with answers")];
      for (const fake of [form, sheet]) for (const lead of [home, flat]) await arrived(fake, lead);

      const request = await optOut(person);
      expect(await optOut(person)).toBe(request);
      await arrived(form, request);
      const ids = new Set<string>();
      for (const lead of [home, flat]) {
        for (const fake of [form, sheet]) {
          const notice = await noticeOf(fake, lead);
          const { submission_id = "", ...rest } = membersOf(notice.fields);
          expect(submission_id).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
          expect([home, flat, request]).not.toContain(submission_id);
          ids.add(submission_id);
          const isFlatRow = fake === sheet && lead === flat;
          expect(rest).toEqual({
            formType: "opt_out_notice",
            regarding: lead,
            revision: "1",
            do_not_sell: "1",
            ...(isFlatRow ? { apiKey: "sheet-key" } : {}),
          });
        }
      }
      expect(ids.size).toBe(4);
      const planned = deliveriesOf(request).map(({ destination }) => destination);
      expect(planned.sort()).toEqual(["form:case", "form:home", "form:opt_out", "sheet", "sheet"]);
    });

    test("what still waits when a person opts out goes out marked, or not at all", async () => {
      const person = somebody();
      await Promise.all([form.shut(), sheet.shut()]);
      const reference = await sendLead(person, "case with answers");
      await optOut(person);
      await noneInFlight(reference);
      await Promise.all([form.open(), sheet.open()]);

      const members = membersOf((await arrived(form, reference)).fields);
      expect(members).toMatchObject({ do_not_sell: "1", Email: person.Email });
      expect(members).not.toHaveProperty("Quiz answers");
      expect(members).not.toHaveProperty("gpc");
      if (role === "third_party") {
        await expect.poll(() => withheldFrom(reference)).toHaveProperty("sheet");
        expect(postsOf(sheet, reference)).toEqual([]);
        return;
      }
      const row = membersOf((await arrived(sheet, reference)).fields);
      expect(row).toMatchObject({ do_not_sell: "1", Email: person.Email });
      expect(row).not.toHaveProperty("IP Address");
    });

    test("no log line holds a name, an address or a number", () => expectSilence());
  },
);
