import { expect, test } from "vitest";
import { sharedSite } from "../support/shared-site";

const site = sharedSite();

const sentence = "Reading this site, sending a form or writing to us does not make you a client";

test("the text of a page is sent once in its document, and as data only when script navigates", async () => {
  const document = await (await fetch(`${site.url}/terms`)).text();
  const data = await (await fetch(`${site.url}/terms.data`)).text();

  expect(document.split(sentence)).toHaveLength(2);
  expect(document.indexOf(sentence)).toBeLessThan(document.indexOf("__remixContext"));
  expect(data).toContain(sentence);
});

test("what script needs to run stays in the document: the form and its answer", async () => {
  const body = new URLSearchParams({
    "First name": "Ann",
    Email: "nobody",
    formType: "newsletter",
  });
  const document = await (await fetch(`${site.url}/terms`, { method: "POST", body })).text();

  expect(document.split(sentence)).toHaveLength(2);
  expect(document.slice(document.indexOf("__remixContext"))).toContain("nobody");
});
