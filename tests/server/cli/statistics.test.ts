import { expect, test } from "vitest";
import { day, delivery, submission } from "../privacy/given";
import { openDesk } from "./open-desk";

test("statistics count the last 30 days in New York by day, form, case and outcome of deliveries", async () => {
  const midnight = Date.parse("2026-11-21T05:00:00Z");
  const { db, get } = await openDesk(undefined, midnight + 5);
  const at = (received_at: number) => ({ received_at, case_title: "Oxbryta" });
  await submission(db, { reference: "AAAA2222", ...at(midnight) });
  await submission(db, { reference: "BBBB2222", ...at(midnight - 1), kind: "case" });
  await submission(db, { reference: "CCCC2222", received_at: midnight, case_title: null });
  await submission(db, { reference: "DDDD2222", ...at(midnight - 30 * day) });
  const made = { reference: "AAAA2222", created_at: midnight };
  await delivery(db, { ...made, state: "delivered", attempts: 1 });
  await delivery(db, { ...made, state: "delivered", attempts: 2 });
  await delivery(db, { ...made, state: "refused" });

  const { html } = await get("/statistics");
  const rows = [...html.matchAll(/<th scope="row">(.*?)<\/th><td.*?>(.*?)<\/td>/g)];
  const counts = rows.map(([, name, count]) => `${name} ${count}`);
  expect(counts.slice(0, 9)).toEqual([
    ...["home form 2", "case form 1", "Oxbryta 2"],
    ...["delivered 1", "delivered at the first try 1", "refused 1"],
    ...["2026-11-21 2", "2026-11-20 1", "2026-11-19 0"],
  ]);
  expect(counts).toHaveLength(6 + 30);
});
