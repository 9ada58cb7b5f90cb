import { cleanText } from "./clean";
import type { TextField } from "./field";

/** Compared cleaned, in ASCII, and lower-cased; dots and plus tags are part of the address. */
export function normalizeEmail(email: string): string {
  return asciiAddress(cleanText(email)).toLowerCase();
}

/**
 * As mail servers write a domain with other letters than ASCII, and as most browsers post it: `ann@münchen.de` is
 * `ann@xn--mnchen-3ya.de`. Any other text stays as it is.
 */
export function asciiAddress(text: string): string {
  const [, name, domain = ""] = /^([^@]+)@([^@\/\\?#:%[\]\s]+)$/.exec(text) ?? [];
  if (/^\p{ASCII}*$/u.test(domain)) return text;
  const host = toUrl(`http://${domain}`)?.hostname;
  return host ? `${name}@${host}` : text;
}

/* Patterns of the server, which compiles them with the `v` flag as browsers do. */

/**
 * A dot that begins or ends the name of an address, or follows another one, is a slip. Forms took it once:
 * those that only take something back still do (`dotted`), so that whoever is stored with it can use them.
 */
const noStrayDot = "(?!\\.|.*\\.[.@])";

/** What browsers accept in an email field, plus a dot in the domain. */
const emailPattern =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)+";

/**
 * Any way in which people write 7 to 15 digits, including an extension in English or Spanish, `tel:` and
 * `;ext=` of a link, codes such as `*67`, and the invisible marks of a phone book.
 */
const phonePattern =
  "(?=(?:\\D*\\d){7,15}\\D*$)(?:\\s*[tT][eE][lL])?(?:[\\d\\s\\(\\)\\[\\].+\\/,;:=#*\\-\\u00b7\\u2212\\p{Pd}\\p{Cf}]|[xX]|[eE][xX][tT](?:[eE][nN][sS][iI][oOóÓ][nN])?|[iI][nN][tT](?:[eE][rR][nN][oO])?|[aA][nN][eE][xX][oO])*";

/** As a form takes it. */
export function isPhone(text: string): boolean {
  return new RegExp(`^(?:${phonePattern})$`, "v").test(text);
}

/** A US number as `(212) 555-0123`, whichever signs it was typed with; any other as it is. */
export function spellPhone(text: string): string {
  const [, area, office, line] =
    /^(?:\+?1)?[\s(.-]*(\d{3})[\s).-]*(\d{3})[\s.-]*(\d{4})$/.exec(text.trim()) ?? [];
  return area ? `(${area}) ${office}-${line}` : text;
}

const zipPattern = "\\s*\\d{5}(?:-\\d{4})?\\s*";

/** `04/27/1980`, with other separators, or without any as a phone's digits allow; or `1980-04-27`. */
export const datePattern =
  "\\s*(?:(?:\\d{1,2}[\\/.\\s\\-]\\d{1,2}[\\/.\\s\\-]|\\d{4})\\d{4}|\\d{4}-\\d{2}-\\d{2})\\s*";

/** The whole numbers from `min`, 0 or more, to `max`, such as `200\\d|201\\d|202[0-6]`. */
export function wholeNumberPattern(min: number, max: number): string {
  const parts: string[] = [];
  for (let from = min; from <= max; ) {
    let size = 1;
    const mayGrow = () => from % (size * 10) === 0 && from + size * 10 - 1 <= max;
    // A number of fewer digits has no leading zeros.
    while (mayGrow() && (from > 0 || size === 1)) size *= 10;
    const head = from === 0 && size > 1 ? "" : String(from / size);
    const blocks = head === "" ? 1 : blocksInARow(from / size, size, max);
    const last = Number(head.slice(-1));
    const digits = blocks === 1 ? head.slice(-1) : `[${last}-${last + blocks - 1}]`;
    parts.push(`${head.slice(0, -1)}${digits}${"\\d".repeat(String(size).length - 1)}`);
    from += blocks * size;
  }
  return `\\s*(?:${parts.join("|")})\\s*`;
}

/** Blocks of this size that follow each other and differ in the last digit only. */
function blocksInARow(first: number, size: number, max: number): number {
  const upToNine = 10 - (first % 10);
  return Math.min(upToNine, Math.floor((max + 1) / size) - first);
}

/**
 * For the `pattern` attribute, where home has no bytes to spare. An email field has the browser's own
 * check of the rest; of a phone number the browser counts the digits, and the server sees letters.
 */
export function findNativePattern(field: Pick<TextField, "type" | "format">) {
  if (field.type === "email") return `${dotsOf(field)}.+@.+\\..+`;
  return field.type === "tel" ? "(?:\\D*\\d){7,15}\\D*" : findPattern(field);
}

export function findPattern({ type, format }: Pick<TextField, "type" | "format">) {
  if (type === "email") return dotsOf({ format }) + emailPattern;
  if (type === "tel") return phonePattern;
  return format === "zip" ? zipPattern : undefined;
}

function dotsOf({ format }: Pick<TextField, "format">): string {
  return format === "dotted" ? "" : noStrayDot;
}

/** A count with its noun: `1 delivery`, `2 deliveries`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text and attribute values of XML and HTML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/**
 * Null for what is no URL. Not `URL.canParse`: in Node 20 it finds that an address with a letter such as ü is
 * none, once it has been called a few thousand times.
 */
export function toUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
