import { expect, test } from "vitest";
import { discardChecked, reopenDiscarded } from "~/server/desk/list";
import { menuActs } from "~/server/operator/acts";
import { readShown } from "~/server/operator/shown-submission";
import { seedDesk } from "~/tests/support/desk-day";
import { filledIn } from "~/tests/support/document";
import { noon, submission } from "~/tests/support/given";
import { annsLead } from "~/tests/support/sent-submission";
import { byDesk } from "~/tests/support/test-app";
import { after, openAtLee } from "./at-lee";
import { lead } from "./open-desk";

test("the Undo of each act that went on to the next request takes only that act back, and leaves what is typed on the next with its person", async () => {
  const { db, get, post, path } = await openAtLee(["roe"]);
  const names = { ...JSON.parse(lead.fields), "First name": "Bea", Email: "bea@example.com" };
  await submission(db, { ...lead, reference: "NEXT2222", fields: JSON.stringify(names) });
  const message = JSON.stringify({ firstName: "Ann", message: "Hello", email: "ann@example.com" });
  await submission(db, {
    reference: "ASKS2222",
    kind: "contact",
    case_slug: null,
    fields: message,
  });
  const asked = JSON.stringify({ email: "ann@example.com", details: "Please answer." });
  const optOut = { kind: "opt_out", case_slug: null, case_title: null, fields: asked } as const;
  await submission(db, { reference: "DAYS2222", ...optOut });
  await submission(db, { ...lead, reference: "SPAM2222", state: "quarantined" });
  const whole = (reference: string) =>
    db
      .selectFrom("submissions")
      .select(["fields", "status", "need", "revision"])
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();

  const pressed: [string, Record<string, string>][] = [
    [`${path}/declined`, {}],
    ["/submissions/ASKS2222/done", {}],
    ["/submissions/DAYS2222/answered", { choice: "email", when: "2026-11-21" }],
    ["/submissions/SPAM2222/discard", {}],
    [`${path}/note`, { note: "first" }],
  ];
  for (const [address, typed] of pressed) {
    const reference = address.split("/")[2] ?? "";
    const before = [await whole(reference), await whole("NEXT2222")];
    const went = await post(`${address}?list=tab%3Dall`, { ...typed, go: "on", next: "NEXT2222" });
    const { html } = await get(went.headers.get("Location") ?? "");
    expect(html).toContain('data-key="z"');
    const note = `typed after ${address}`;
    const page = filledIn(html, "page");
    const undone = await post(after(went).get("undo") ?? "", { ...page, note });
    expect(undone.status).toBeLessThan(400);
    const shown =
      undone.status === 200
        ? await undone.text()
        : (await get(undone.headers.get("Location") ?? "")).html;
    expect(shown).toMatch(/<span>(Taken back|It is open again)\. Bea Lee: Your note is saved\.</);
    expect(filledIn(shown, "page").of).toBe(reference);
    expect(shown).not.toContain("bea@example.com");
    expect([await whole(reference), await whole("NEXT2222")]).toEqual(before);
    expect((await get("/submissions/NEXT2222")).html).toContain(`note: “${note}”`);
    expect((await get(`/submissions/${reference}`)).html).not.toContain(note);

    // What is no note must be saved first, on its own page.
    const bad = await post(`${path}/undo/none`, { ...page, "field.First name": "Zoe" });
    expect(bad.status).toBe(422);
    expect(filledIn(await bad.text(), "page")).toMatchObject({ of: "NEXT2222" });
  }
});

/** Addresses of the rows around a request, as its page has them. */
const around = (html: string) =>
  ["j", "k"].map(
    (key) => new RegExp(`data-key="${key}" name="to" value="([^"]+)"`).exec(html)?.[1] ?? "",
  );

test("after every act and its Undo, Next and Previous are those of before, in whichever list the act moves the request", async () => {
  const { db, app, get, list, post } = await openAtLee(["roe", "doe"]);
  await seedDesk(db, noon, 75);
  const wanted = menuActs.map(({ name }) => name);
  const ran = new Set<string>();
  for (const query of ["tab=needs&need=today", "tab=legal", "tab=new", "tab=sent"]) {
    const left = new Set([...wanted, "note", "no answer", "edit"]);
    const rows = [...new Set(await list(query))].slice(1, 9);
    for (const reference of rows) {
      const shown = await readShown(app, reference ?? "");
      const act = [...left].find((name) => {
        const known = menuActs.find((one) => one.name === name);
        const isEdit = name === "edit" && shown?.stored.row.state === "accepted";
        return known ? shown && known.whyNot(shown) === null : isEdit || name.startsWith("no");
      });
      if (act === undefined) continue;
      left.delete(act);
      const path = `/submissions/${reference}`;
      const { html } = await get(`${path}?list=${encodeURIComponent(query)}`);
      const before = around(html);
      const fields = filledIn(html, "page");
      const name = Object.keys(fields).find((one) => /^field.*name$/i.test(one)) ?? "";
      const typed: Record<string, string> = {
        ...fields,
        choice: act === "answered" ? "email" : "contacted",
        texts: "on",
        [`${act}.confirm`]: reference ?? "",
        ...(act === "about" && { case: "oxbryta", state: "NY" }),
        ...(act === "note" && { note: "called" }),
        ...(act === "no answer" && { stay: act }),
        ...(act === "edit" && { [name]: "Zed" }),
      };
      const address = `${path}/${act === "no answer" ? "note" : act}`;
      const answer = await post(`${address}?list=${encodeURIComponent(query)}`, typed);
      const text = answer.status === 422 ? await answer.text() : null;
      const there = answer.headers.get("Location") ?? "";
      const page = text ?? (await get(there)).html;
      expect(around(page), `${act} in ${query}`).toEqual(before);
      if (text === null) ran.add(act);
      const undo = text === null ? after(answer).get("undo") : null;
      if (!undo) continue;
      const undone = await post(undo, filledIn(page, "page"));
      const last =
        undone.status === 303
          ? (await get(undone.headers.get("Location") ?? "")).html
          : await undone.text();
      expect(around(last), `undo of ${act} in ${query}`).toEqual(before);
    }
  }
  const usual = ["discard", "declined", "pass", "answered", "done", "stop", "no answer", "edit"];
  expect([...ran]).toEqual(expect.arrayContaining(usual));
});

test("an act that is refused leaves what was done before it to be taken back, and its page is found again at an address", async () => {
  const { db, get, post } = await openAtLee([]);
  await submission(db, { ...lead, reference: "SPAM2222", state: "quarantined" });
  const marked = await post("/discard?tab=needs&need=spam", { reference: "SPAM2222" });
  const { html } = await get(marked.headers.get("Location") ?? "");
  const undo = /name="undo" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const refused = await post("/discard?tab=needs&need=spam", { undo });
  expect(refused.status).toBe(422);
  const text = await refused.text();
  expect(text).toContain("Undo what was done before");
  expect(text).toContain(`action="${undo}"`);
  expect(text).toContain('data-at="/?tab=needs&amp;need=spam"');

  const restored = await post(undo.replaceAll("&amp;", "&"), {});
  expect(after(restored).get("done")).toBe("1 request taken back.");
  const late = await post("/submissions/SPAM2222/pass?list=tab%3Dneeds", { undo });
  expect(late.status).toBe(422);
  const page = await late.text();
  expect(page).not.toContain("Undo what was done before");
  expect(page).toContain('data-at="/submissions/SPAM2222?list=tab%3Dneeds');
});

test("another request of the person goes on to the next of the list that the first was opened from", async () => {
  const { db, get, path } = await openAtLee([]);
  const others = { email: "bea@example.com", phone: "646 555 0100" };
  const bea = { ...annsLead(others.email), ...others };
  const rows = { NEXT2222: bea, ANNS2222: lead, LAST2222: bea };
  for (const [index, [reference, row]] of Object.entries(rows).entries()) {
    await submission(db, { ...row, reference, received_at: noon - 1 - index });
  }
  const { html } = await get(`${path}?list=tab%3Dall`);
  const [, address = ""] = /data-key="v"[^>]* value="([^"]+)"/.exec(html) ?? [];
  expect(address).toContain("/submissions/ANNS2222?");
  const other = (await get(address.replaceAll("&amp;", "&"))).html;
  expect(around(other)[0]).toContain("/submissions/NEXT2222?");
  expect(around(other)).toEqual(around(html));
  expect(other).toContain('value="/?tab=all#');
});

test("an Undo that is pressed late or twice takes back no other act", async () => {
  const { db, list, post, path, clock } = await openAtLee(["roe"]);
  const name = (...firms: string[]) =>
    db
      .updateTable("routings")
      .set({ named: JSON.stringify(firms) })
      .execute();
  await name("lee");
  const report = async (choice: string) => {
    clock.at += 1000;
    return after(await post(`${path}/report`, { choice })).get("undo") ?? "";
  };
  const undo = async (address: string) => (await post(address, {})).status;
  // Of one clerk, after another one noted more.
  const contacted = await report("contacted");
  const signed = await report("signed");
  expect(await undo(contacted)).toBe(422);
  expect(await list("status=signed")).toEqual(["AAAA2222"]);
  // Twice.
  expect(await undo(signed)).toBe(303);
  expect(await undo(signed)).toBe(422);
  expect(await list("status=contacted")).toEqual(["AAAA2222"]);
  expect(await undo(contacted)).toBe(303);
  expect(await list("status=sent")).toEqual(["AAAA2222"]);
  // Of a sending, before which the firm declined.
  const declined = after(await post(`${path}/declined`, {})).get("undo") ?? "";
  await name("lee", "roe");
  clock.at += 1000;
  const sent = after(await post(`${path}/pass`, {})).get("undo") ?? "";
  expect(await undo(declined)).toBe(422);
  expect(await list("status=sending")).toEqual(["AAAA2222"]);
  expect(await undo(sent)).toBe(303);
  expect(await undo(sent)).toBe(422);
  expect(await list("status=declined")).toEqual(["AAAA2222"]);
  expect(await undo(declined)).toBe(303);
  expect(await list("status=sent")).toEqual(["AAAA2222"]);
});

test("what was marked as spam at once is taken back at once, also after the clock was set back", async () => {
  const { db, app, list } = await openAtLee([]);
  const references = ["SPAM2222", "SPAM3333"];
  for (const [index, reference] of references.entries()) {
    const received_at = noon + 1000 * index;
    await submission(db, { ...lead, reference, state: "quarantined", received_at });
  }
  const checked = { checked: references, rows: "", shown: [] };
  const acted = await discardChecked(app, byDesk, checked);
  const undo = acted.kind === "done" ? acted.undo : undefined;
  expect(await list("status=discarded")).toHaveLength(2);
  const undone = await reopenDiscarded(app, byDesk, undo ?? { of: [], entry: "" });
  expect(undone).toMatchObject({ text: "2 requests taken back." });
  expect(await list("status=discarded")).toEqual([]);
});
