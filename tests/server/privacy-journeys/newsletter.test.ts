import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { read, send } from "../../support/page";
import {
  arrived,
  close,
  deliveriesOf,
  expectSilence,
  form,
  open,
  postsOf,
  site,
  tokenOf,
} from "./journey";

describe("leaving the newsletter", () => {
  beforeAll(() => open("service_provider"));
  afterAll(close);

  test("cancels a sign-up that has not been sent, and is sent itself", async () => {
    const email = "pending@planted.example";
    await form.shut();
    const joined = await send(site, "/newsletter", { ...signUp(email) });
    const left = await send(site, "/unsubscribe", { email, formType: "unsubscribe" });
    await form.open();

    const { fields } = await arrived(form, left.reference);
    expect(fields).toEqual([
      ["email", email],
      ["formType", "unsubscribe"],
      ["submission_id", left.reference],
      ["revision", "1"],
    ]);
    expect(deliveriesOf(joined.reference)).toMatchObject([{ state: "cancelled" }]);
    expect(postsOf(form, joined.reference)).toEqual([]);
  });

  test("by the link of an issue is sent to whoever sends the newsletter", async () => {
    const email = "clicked@planted.example";
    const joined = await send(site, "/newsletter", signUp(email));
    await arrived(form, joined.reference);
    const clicked = await send(site, `/unsubscribe?token=${tokenOf(email)}`, click);
    expect(clicked.status).toBe(200);

    const [, reference = ""] = /class="reference">(\w{8})</.exec(clicked.html) ?? [];
    const { fields } = await arrived(form, reference);
    expect(fields).toMatchObject([
      ["email", email],
      ["formType", "unsubscribe"],
      ["submission_id", reference],
      ["revision", "1"],
    ]);
  });

  test.each([
    { type: "urlencoded", body: () => new URLSearchParams(click) },
    { type: "multipart", body: () => multipartClick() },
  ])(
    "by one click, $type: no redirect, no cookie, and no thanks for a token nobody made",
    async ({ type, body }) => {
      const email = `${type}@planted.example`;
      const token = tokenOf(email);
      const links = [
        { given: token, status: 200 },
        { given: `${token.slice(0, -4)}AAAA`, status: 422 },
        { given: "x", status: 422 },
      ];
      for (const { given, status } of links) {
        const answer = await fetch(`${site.url}/unsubscribe?token=${given}`, {
          method: "POST",
          redirect: "manual",
          body: body(),
        });
        expect(answer.status).toBe(status);
        expect(answer.headers.getSetCookie()).toEqual([]);
        expect((await answer.text()).includes("been unsubscribed")).toBe(status === 200);
      }
      const joined = await send(site, "/newsletter", signUp(email));
      await arrived(form, joined.reference);
    },
  );

  test("answers every address alike: on the list, never heard of, taken off before", async () => {
    const seen = [];
    const gone = { email: "gone@planted.example", formType: "unsubscribe" };
    await send(site, "/newsletter", signUp("known@planted.example"));
    await send(site, "/unsubscribe", gone);
    for (const email of ["known@planted.example", "never@planted.example", gone.email]) {
      const answer = await send(site, "/unsubscribe", { ...gone, email });
      const page = await read(site, answer.location);
      const names = [...answer.headers.keys()].filter((name) => name !== "date");
      const plain = (text: string) => text.replaceAll(answer.reference, "REFERENCE");
      seen.push({
        status: [answer.status, page.status],
        names,
        location: plain(answer.location),
        bytes: answer.html,
        page: plain(page.html).replace(/\b1\d{12}\b/g, "MOMENT"),
        length: page.html.length,
      });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test("no log line holds a name, an address or a number", () => expectSilence());
});

const click = { "List-Unsubscribe": "One-Click" };

function multipartClick(): FormData {
  const body = new FormData();
  body.set("List-Unsubscribe", "One-Click");
  return body;
}

function signUp(email: string) {
  return { firstName: "Zorabel", email, formType: "newsletter" };
}
