import { expect, test } from "vitest";
import { storedFields } from "~/tests/support/sent-submission";
import { delivery, submission } from "../privacy/given";
import { lead, openDesk } from "./open-desk";

test("a need lists just what it counts, not what a visitor saw refused", async () => {
  const { db, get, list } = await openDesk();
  await submission(db, { ...lead, reference: "AAAA2222" });
  await delivery(db, { reference: "AAAA2222", destination: "form:home", state: "refused" });
  await submission(db, { ...lead, reference: "BBBB2222", state: "refused" });
  await delivery(db, { reference: "BBBB2222", destination: "form:home", state: "refused" });
  await submission(db, { reference: "CCCC2222", kind: "opt_out" });
  await delivery(db, { reference: "CCCC2222", destination: "sheet", purpose: "notice" });

  const { html } = await get("/");
  expect(html).toContain("1 delivery refused");
  expect(html).toContain("1 opt-out to pass on");
  expect(await list("need=refused")).toEqual(["AAAA2222"]);
  expect(await list("need=opt-outs")).toEqual(["CCCC2222"]);
  expect(await list("need=quarantined")).toEqual([]);
});

test("what needs a person stands first, and the list finds by reference, address, kind and state", async () => {
  const { db, get, list } = await openDesk();
  await submission(db, { ...lead, reference: "AAAA2222", state: "quarantined" });
  await submission(db, { reference: "BBBB2222", kind: "newsletter" });
  await delivery(db, { reference: "BBBB2222", destination: "form:newsletter", state: "refused" });

  const { html } = await get("/");
  expect(html).toContain("1 submission quarantined");
  expect(html).toContain("1 delivery refused");
  expect(await list("q=aaaa")).toEqual(["AAAA2222"]);
  expect(await list("kind=newsletter")).toEqual(["BBBB2222"]);
  expect(await list("state=refused")).toEqual(["BBBB2222"]);
  expect(await list("q=nobody%40example.com")).toEqual([]);
  expect((await list("")).sort()).toEqual(["AAAA2222", "BBBB2222"]);
});

test("a refused lead is corrected and sent again; a wrong correction keeps what was typed", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  await delivery(db, { reference, destination: "form:home", state: "refused" });
  const fields = {
    "field.First name": "Ann",
    "field.Last name": "Lee",
    "field.Phone": "2125550123",
  };

  const wrong = await post(`/submissions/${reference}/edit`, {
    ...fields,
    "field.Email": "nobody",
  });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toMatch(/value="nobody"[\s\S]*class="error"/);

  const right = await post(`/submissions/${reference}/edit`, {
    ...fields,
    "field.Email": "ann@example.org",
  });
  expect(right.status).toBe(303);
  const { html } = await get(right.headers.get("Location") ?? "");
  expect(html).toContain("Saved as revision 2.");
  expect(html).toMatch(/edit \(desk\): revision 2/);
  const states = await db.selectFrom("deliveries").select("state").orderBy("id").execute();
  expect(states.map(({ state }) => state)).toEqual(["cancelled", "pending"]);
});

test("a correction made on a page that is out of date is refused, and the page shows what is stored", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);
  const page = await get(`/submissions/${reference}`);
  const revision = /name="revision" value="(\d+)"/.exec(page.html)?.[1] ?? "";
  const fields = { "field.First name": "Ann", "field.Last name": "Lee", revision };
  const path = `/submissions/${reference}/edit`;

  const first = await post(path, { ...fields, "field.Phone": "2125550188" });
  expect(first.status).toBe(303);
  const late = await post(path, {
    ...fields,
    "field.Phone": "2125550123",
    "field.Email": "b@x.org",
  });
  expect(late.status).toBe(422);
  const html = await late.text();
  expect(html).toContain("changed in the meantime");
  expect(html).toContain('value="2125550188"');
  expect(html).not.toContain("b@x.org");
});

test("a correction to the birth date of a child is refused", async () => {
  const { db, post } = await openDesk();
  const typed = storedFields("case", "ann@example.com");
  const row = { kind: "case", case_slug: "oxbryta", fields: JSON.stringify(typed) } as const;
  const reference = await submission(db, row);

  const answer = await post(`/submissions/${reference}/edit`, { "field.dob": "2013-11-22" });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(/value="2013-11-22"[\s\S]*under 13/);
});

test("a person is erased only after the reference was typed", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, lead);

  const path = `/submissions/${reference}/erase`;
  expect((await post(path, { confirm: "yes" })).status).toBe(422);
  expect((await post(path, { confirm: reference.toLowerCase() })).status).toBe(303);
  const { html } = await get(`/submissions/${reference}`);
  expect(html).not.toContain("ann@example.com");
  expect(html).toMatch(/erase \(desk\): 1 submission erased/);
});
