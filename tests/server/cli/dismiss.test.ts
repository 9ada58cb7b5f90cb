import { expect, test } from "vitest";
import { delivery, noon, submission } from "../privacy/given";
import { lead, openDesk } from "./open-desk";

test("a person discards spam at the desk with a reason: it is erased and needs nobody any more", async () => {
  const { db, get, post } = await openDesk();
  const reference = await submission(db, { ...lead, state: "quarantined" });
  await delivery(db, { reference, state: "quarantined" });
  const path = `/submissions/${reference}/discard`;

  expect((await post(path, { reason: " " })).status).toBe(422);
  expect((await post(path, { reason: "advertising" })).status).toBe(303);
  expect((await get("/")).html).not.toContain("quarantined.");
  const { html } = await get(`/submissions/${reference}`);
  expect(html).toContain("discarded: advertising");
  expect(html).not.toContain("ann@example.com");
  expect(await db.selectFrom("deliveries").select("state").execute()).toEqual([
    { state: "cancelled" },
  ]);
  expect((await post(path, { reason: "again" })).status).not.toBe(303);
});

test("a person ends the refused deliveries of a lead that was handled by telephone", async () => {
  const { db, get, list, post } = await openDesk();
  const reference = await submission(db, lead);
  await delivery(db, { reference, state: "refused", reason: "answered 422" });
  expect(await list("need=refused")).toEqual([reference]);

  const path = `/submissions/${reference}/dismiss`;
  expect((await post(path, { reason: "called the firm" })).status).toBe(303);
  expect(await list("need=refused")).toEqual([]);
  const { html } = await get(`/submissions/${reference}`);
  expect(html).toContain("dismissed: called the firm");
  expect(html).toContain("dismiss (desk): called the firm");
  expect((await post(path, { reason: "again" })).status).toBe(422);
});

test("a person dismisses an open alert with a reason, once", async () => {
  const { db, get, post } = await openDesk();
  const alert = { event: "hold", destination: "sheet", reason: "answered 401" } as const;
  await db
    .insertInto("alerts")
    .values({ ...alert, reference: null, created_at: noon })
    .execute();
  const { id } = await db.selectFrom("alerts").select("id").executeTakeFirstOrThrow();
  expect((await get("/")).html).toContain("sheet: answered 401");

  const fields = { id: String(id), reason: "the service was closed" };
  const { html } = await get("/");
  const form_token = /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await post("/alerts", { form_token, id: String(id) })).status).toBe(422);
  expect((await post("/alerts", { form_token, ...fields })).status).toBe(303);
  expect((await post("/alerts", { form_token, ...fields })).status).toBe(422);
  const row = await db.selectFrom("alerts").selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ resolved_at: noon, dismissed: "the service was closed" });
  expect((await get("/")).html).not.toContain("Open alerts");
});
