import { describe, expect, test } from "vitest";
import { formService } from "~/server/destinations/form-service";
import { configuredDestinations, destinationDefinitions } from "~/server/destinations/index";
import { envelope, noticeMembers } from "~/server/destinations/payload";
import { publicLookup } from "~/server/destinations/public-address";
import { retain } from "~/server/destinations/retain";
import { sheet } from "~/server/destinations/sheet";
import { configured, leadMessage, settings } from "~/tests/support/messages";
import { key } from "~/tests/support/sent-submission";

const lead = { kind: "home", case: { slug: null, title: null } } as const;

function pinged(url: string, changed: Record<string, string> = {}): boolean {
  const destinations = configuredDestinations(settings(changed), key);
  const fields = { xxTrustedFormPingUrl: url };
  return destinations.some(({ name, takes }) => name === "ping" && takes({ ...lead, fields }));
}

const posted = "https://ping.trustedform.com/0.abcdefghijklmnop";

test("a posted ping address is not called if nothing about certificates is set", () => {
  expect(pinged(posted)).toBe(false);
  expect(pinged(posted, { TRUSTEDFORM_API_KEY: "k" })).toBe(false);
});

test("a posted ping address is called once the certification script or ping hosts are set", () => {
  expect(pinged(posted, { CONSENT_SCRIPT_URL: "https://api.trustedform.com/tf.js" })).toBe(true);
  const own = { CONSENT_PING_HOSTS: "127.0.0.1:4010" };
  expect(pinged("http://127.0.0.1:4010/0.abc", own)).toBe(true);
  const both = { CONSENT_PING_HOSTS: "ping.trustedform.com,127.0.0.1:4010" };
  expect(pinged(posted, both)).toBe(true);
});

test("each destination has a name and a label of its own", () => {
  for (const member of ["name", "label"] as const) {
    const told = destinationDefinitions.map((definition) => definition[member]);
    expect(new Set(told).size).toBe(told.length);
  }
});

test.each([
  { name: "form:home", orderGroup: null, waitsForInFlight: false, notices: ["opt_out"] },
  { name: "form:case", orderGroup: null, waitsForInFlight: false, notices: ["opt_out"] },
  { name: "form:newsletter", orderGroup: "newsletter", waitsForInFlight: false, notices: [] },
  { name: "form:unsubscribe", orderGroup: "newsletter", waitsForInFlight: false, notices: [] },
  { name: "form:opt_out", orderGroup: null, waitsForInFlight: true, notices: [] },
  { name: "form:contact", orderGroup: null, waitsForInFlight: false, notices: [] },
])("$name: order group $orderGroup, waits for what is in flight $waitsForInFlight", (form) => {
  const common = { service: "form-service", isDoableByHand: true };
  expect(formService.find(({ name }) => name === form.name)).toMatchObject({ ...common, ...form });
});

test("forms with the same id share a service provider's channel, and forms without an id have none", () => {
  const [home] = formService;
  const connect = (changed: Record<string, string>) => home?.connect(settings(changed), key);
  expect(connect({ FORM_ID: "abc" })).toMatchObject({
    channel: "form:abc",
    role: "service_provider",
    concurrency: 4,
  });
  expect(connect({ FORM_ID: "" })).toBe(null);
  expect(home?.recipient(settings({ FORM_ID: "" }))).toBe(null);
  const url = "https://forms.example:8443";
  expect(home?.recipient(settings({ FORM_SERVICE_URL: url }))).toContain("forms.example:8443");
});

test("the sheet is a recipient, named by its host and role, once address and key are set", () => {
  const url = "https://sheet.example:8443/exec";
  const told = (changed: Record<string, string>) => {
    const config = settings({ FORWARD_ROLE: "third_party", ...changed });
    return [sheet.recipient(config), sheet.connect(config, key)?.role ?? null];
  };
  const [name, role] = told({ FORWARD_URL: url, FORWARD_API_KEY: "k" });
  expect(name).toMatch(/sheet\.example:8443.*third party/);
  expect(role).toBe("third_party");
  expect(told({})).toEqual([null, null]);
  const common = { name: "sheet", service: "sheet", notices: ["opt_out"], isDoableByHand: true };
  expect(sheet).toMatchObject(common);
  const config = settings({ FORWARD_URL: url, FORWARD_API_KEY: "k" });
  expect(sheet.connect(config, key)).toMatchObject({ channel: "sheet", concurrency: 1 });
});

test("only a lead with a certificate has one to retain", () => {
  const { takes } = configured(retain.connect(settings({ TRUSTEDFORM_API_KEY: "k" }), key));
  const xxTrustedFormCertUrl = `https://cert.trustedform.com/${"a".repeat(40)}`;
  expect(takes({ ...lead, fields: { xxTrustedFormCertUrl } })).toBe(true);
  expect(takes({ ...lead, fields: {} })).toBe(false);
  expect(takes({ ...lead, kind: "contact", fields: { xxTrustedFormCertUrl } })).toBe(false);
});

describe("a message", () => {
  const { delivery, ...message } = leadMessage();
  const ids = [
    ["submission_id", "REF22222"],
    ["revision", "1"],
  ];

  test.each([
    [null, "opt_out_notice", [["do_not_sell", "1"]]],
    ["privacy.opted_out", "opt_out_notice", [["do_not_sell", "1"]]],
    ["lead.erased", "lead_erased", [["due_on", "2026-12-07"]]],
    ["lead.withdrawn", "lead_withdrawn", []],
  ] as const)("about %s says so and names its lead", (about, formType, more) => {
    const details = about === "lead.erased" ? '{"due_on":"2026-12-07"}' : null;
    const told = { about, details, regarding: "LEAD2222" };
    expect(noticeMembers({ ...message, delivery: { ...delivery, ...told } })).toEqual([
      ["formType", formType],
      ["regarding", "LEAD2222"],
      ...ids,
      ...more,
    ]);
  });

  test("of a lead carries its proof, the opt-out and the remaining ways of contact", () => {
    const receipt = {
      consentedAt: "then",
      consentText: "I agree",
      disclosureText: "",
      sha256: "ab",
    };
    const proof = [
      ["consented_at", "then"],
      ["consent_text", "I agree"],
      ["receipt_sha256", "ab"],
    ];
    expect(envelope({ ...message, delivery, receipt })).toEqual([...ids, ...proof]);
    const restricted = { optOut: ["gpc"] as const, stopped: ["calls"] as const };
    const members = envelope({ ...message, delivery, receipt, ...restricted });
    expect(members.slice(0, -1)).toEqual([...ids, ["do_not_sell", "1"], ["gpc", "1"], ...proof]);
    const [name, left = ""] = members.at(-1) ?? [];
    expect(name).toBe("contact_allowed");
    expect(left.split(" ")).toEqual(expect.arrayContaining(["texts", "emails"]));
    expect(left).not.toContain("calls");
    const corrected = envelope({ ...message, delivery, isCorrection: true });
    expect(corrected).toContainEqual(["formType", "lead_corrected"]);
    expect(envelope({ ...message, delivery })).toEqual([
      ...ids,
      ["consented_at", ""],
      ["consent_text", ""],
      ["receipt_sha256", ""],
    ]);
  });
});

test.each([
  [true, [{ address: "93.184.216.34", family: 4 }], undefined],
  [false, "93.184.216.34", 4],
])("a lookup of all addresses (%j) returns what was found", (all, expected, family) => {
  const told: unknown[] = [];
  const lookup = publicLookup((_, done) => done(null, [{ address: "93.184.216.34", family: 4 }]));
  lookup("firm.example", { all }, (...answer) => void told.push(answer));
  expect(told).toEqual([family === undefined ? [null, expected] : [null, expected, family]]);
});

test("a lookup that finds nothing is an error, not an empty address", () => {
  const told: unknown[] = [];
  const lookup = publicLookup((_, done) => done(null, []));
  lookup("firm.example", {}, (error) => void told.push(error?.message));
  expect(told).toEqual(["no address"]);
});
