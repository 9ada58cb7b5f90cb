import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filledIn, titleOf } from "../support/document";
import { caseLead, homeLead, post, type Site, startSite } from "../support/site";
import { storedBy } from "../support/stored";

let untrusting: Site;
let trusting: Site;
beforeAll(async () => {
  [untrusting, trusting] = await Promise.all([
    startSite({ SUBMIT_RATE: "3", TRUST_PROXY: "none" }),
    startSite({ SUBMIT_RATE: "3", TRUST_PROXY: "loopback" }),
  ]);
});
afterAll(() => Promise.all([untrusting, trusting].map((site) => site?.stop())));

describe("with three posts a minute", () => {
  test("the fourth must wait, is told how long, and loses nothing typed", async () => {
    for (let count = 0; count < 3; count++) {
      const answer = await post(untrusting.url, homeLead({ Email: `ann${count}@example.com` }));
      expect(answer.status).toBe(303);
    }
    const lead = homeLead({ Email: "fourth@example.com", "First name": `"Ann" <b>` });
    const answer = await post(untrusting.url, lead);
    const html = await answer.text();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(titleOf(html)).toMatch(/^Error: /);
    expect(filledIn(html)).toMatchObject(lead);
    expect(storedBy(untrusting)).toHaveLength(3);
  });

  test("an address made up by the sender does not help", async () => {
    for (const address of ["203.0.113.7", "203.0.113.8, 198.51.100.1", "::1"]) {
      const headers = {
        "X-Forwarded-For": address,
        Forwarded: `for=${address}`,
        "X-Real-IP": address,
      };
      const answer = await post(untrusting.url, homeLead({ Email: "forged@example.com" }), headers);
      expect({ address, status: answer.status }).toEqual({ address, status: 429 });
    }
    expect(storedBy(untrusting).map(({ ip }) => ip)).toEqual(Array(3).fill("127.0.0.1"));
  });

  test("other forms share the limit, also with script, and step 2 keeps its answers", async () => {
    const lead = caseLead();
    const answer = await post(`${untrusting.url}/lawsuits/oxbryta`, lead);
    expect(answer.status).toBe(429);
    expect(filledIn(await answer.text())).toMatchObject(lead);
    const scripted = await post(
      `${untrusting.url}/_root.data`,
      homeLead({ Email: "s@example.com" }),
    );
    expect(scripted.status).toBe(429);
    expect(Number(scripted.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("a repeat, an opt-out and an unsubscribe are never limited", async () => {
    expect((await post(untrusting.url, homeLead({ Email: "ann1@example.com" }))).status).toBe(303);
    for (let count = 0; count < 5; count++) {
      const person = { fullName: "Ann Lee", email: `out${count}@example.com` };
      const request = { intent: "opt-out-request", ...person, phone: "", state: "", details: "" };
      expect((await post(`${untrusting.url}/do-not-sell-my-info`, request)).status).toBe(303);
      const leave = { email: person.email, formType: "unsubscribe" };
      expect((await post(`${untrusting.url}/unsubscribe`, leave)).status).toBe(303);
      const cookie = { intent: "opt-out-cookie" };
      expect((await post(`${untrusting.url}/do-not-sell-my-info`, cookie)).status).toBe(303);
    }
  });

  test("behind a trusted proxy each client has a limit of its own", async () => {
    const send = (client: string, count: number) =>
      post(
        trusting.url,
        homeLead({ Email: `${client}-${count}@example.com`.replaceAll(":", "") }),
        {
          // What the client itself wrote comes before what the proxy saw.
          "X-Forwarded-For": `10.9.8.${count}, ${client}`,
        },
      );
    for (const client of ["203.0.113.7", "203.0.113.8", "2001:db8::7"]) {
      const statuses = [];
      for (let count = 0; count < 4; count++) statuses.push((await send(client, count)).status);
      expect({ client, statuses }).toEqual({ client, statuses: [303, 303, 303, 429] });
    }
    expect(new Set(storedBy(trusting).map(({ ip }) => ip))).toEqual(
      new Set(["203.0.113.7", "203.0.113.8", "2001:db8::7"]),
    );
  });

  test("a repeat from another address counts, so that the limit reveals no earlier submission", async () => {
    const lead = homeLead({ Email: "asked@example.com" });
    const from = (client: string) => post(trusting.url, lead, { "X-Forwarded-For": client });
    expect((await from("2001:db8:7::1")).status).toBe(303);

    const other = homeLead({ Email: "other@example.com" });
    const flood = ["203.0.113.90", "2001:db8:7::99"];
    for (const client of flood) {
      for (let count = 0; count < 5; count++) {
        await post(trusting.url, { ...other, City: "x" }, { "X-Forwarded-For": client });
      }
    }
    expect((await from("203.0.113.90")).status).toBe(429);
    expect((await from("2001:db8:7::99")).status).toBe(303);
  });

  test("the log holds no address and no name", () => {
    for (const site of [untrusting, trusting]) {
      expect(site.output()).not.toMatch(/203\.0\.113|127\.0\.0\.1|example\.com|Ann/);
    }
  });
});
