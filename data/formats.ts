import type { TextField } from "./field";

/** Compared trimmed and lower-cased; dots and plus tags are part of the address. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** E.164 without the extension if it parses as a US number (North American plan); otherwise null. */
export function usPhone(phone: string): string | null {
  const number = withoutExtension(phone);
  // An extension follows a pause, or its sign comes between groups of digits.
  const [beforePause = ""] = number.split(/(?<=\d\s*)[,;]/);
  return parseUsNumber(beforePause) ?? parseUsNumber(number);
}

function parseUsNumber(text: string): string | null {
  const { digits, isInternational } = readDigits(text);
  // A foreign number can have ten digits too, but then it has a country prefix.
  if (isInternational && !digits.startsWith("1")) return null;
  const national = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;

  return /^[2-9]\d{2}[2-9]\d{6}$/.test(national) ? `+1${national}` : null;
}

/** A foreign number begins with `+`, `00` or, when dialed from the United States, `011`. */
function readDigits(text: string): { digits: string; isInternational: boolean } {
  const digits = text.replace(/\D/g, "");
  const prefix = /^\W*\+/.test(text) ? "" : (/^0(?:0|11)/.exec(digits)?.[0] ?? null);
  return { digits: digits.slice(prefix?.length ?? 0), isInternational: prefix !== null };
}

/** The number up to `x`, `ext` or `#` after a digit. */
function withoutExtension(phone: string): string {
  return /^(.*?\d.*?)(?:e?x|#)/is.exec(phone)?.[1] ?? phone;
}

/** The canonical spelling of a number: E.164 for US numbers, otherwise `+` and the digits. */
export function normalizePhone(phone: string): string {
  return usPhone(phone) ?? `+${readDigits(withoutExtension(phone)).digits}`;
}

/** The digits after the number. */
export function phoneExtension(phone: string): string {
  const number = normalizePhone(phone).replace(/^\+1?/, "");
  const digits = phone.replace(/\D/g, "");
  return digits.slice(digits.indexOf(number) + number.length);
}

/*
 * Patterns for the `pattern` attribute and the server, which compiles them with the `v` flag as
 * browsers do.
 */

/** What browsers accept as an e-mail address, plus a dot in the domain. */
const emailPattern =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+";

/**
 * Any way in which people write 7 to 15 digits, including an extension and the invisible marks of a
 * phone book.
 */
const phonePattern =
  "(?=(?:\\D*\\d){7,15}\\D*$)(?:[\\d\\s\\(\\)\\[\\].+\\/,;:#\\-\\u00b7\\u2010-\\u2015\\u2212\\u200e\\u200f\\u202a-\\u202e]|[eE][xX][tT](?:[eE][nN][sS][iI][oO][nN])?|[xX])*";

/** As a form takes it. */
export function isPhone(text: string): boolean {
  return new RegExp(`^(?:${phonePattern})$`, "v").test(text);
}

const zipPattern = "\\s*\\d{5}(?:-\\d{4})?\\s*";

export function findPattern({ type, format }: Pick<TextField, "type" | "format">) {
  if (type === "email") return emailPattern;
  if (type === "tel") return phonePattern;
  return format === "zip" ? zipPattern : undefined;
}

/** A count with its noun: `1 delivery`, `2 deliveries`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
