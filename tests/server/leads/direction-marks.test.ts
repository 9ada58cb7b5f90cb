import { expect, test } from "vitest";
import type { Field } from "~/data/field";
import { check } from "~/server/leads/check";

const name: Field = { name: "name", label: "Name", type: "text", format: "name" };
const message: Field = { name: "message", label: "Message", type: "textarea" };
const phone: Field = { name: "phone", label: "Phone", type: "tel" };

function checked(field: Field, text: string) {
  return check([field], new Map([[field.name, [text]]]), 0);
}

test.each(["\u202e", "\u2066", "\u0007"])("a name or message with %j is refused", (mark) => {
  for (const field of [name, message]) {
    expect(checked(field, `Ann${mark}Lee`).errors).toHaveProperty(field.name);
  }
});

test("names in right-to-left scripts are accepted, with their own marks", () => {
  expect(checked(name, "נועה\u200f לוי").errors).toBeNull();
});

test("a number copied from a phone book is stored without its invisible marks", () => {
  expect(checked(phone, "\u202d+1 212 555 0123\u202c").values).toEqual({
    phone: "+1 212 555 0123",
  });
});
