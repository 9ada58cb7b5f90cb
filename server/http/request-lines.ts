export type RequestLines = {
  host: string;
  cookie: string | undefined;
  hasSignal: boolean;
  accepted: string | undefined;
  ifNoneMatch: string | undefined;
  forwardedScheme: string | undefined;
  /** A header that answers from memory do not handle. */
  isUnusual: boolean;
};

/**
 * One pass over the raw lines: Node's header object costs more than the rest of an answer from
 * memory.
 */
export function readLines(raw: readonly string[]): RequestLines {
  const lines: RequestLines = {
    host: "",
    cookie: undefined,
    hasSignal: false,
    accepted: undefined,
    ifNoneMatch: undefined,
    forwardedScheme: undefined,
    isUnusual: false,
  };
  for (let index = 0; index < raw.length; index += 2) {
    take(lines, (raw[index] ?? "").toLowerCase(), raw[index + 1] ?? "");
  }
  return lines;
}

function take(lines: RequestLines, name: string, value: string) {
  switch (name) {
    case "host":
      lines.isUnusual ||= lines.host !== "";
      lines.host = value;
      return;
    case "cookie":
      lines.cookie = lines.cookie === undefined ? value : `${lines.cookie}; ${value}`;
      return;
    case "sec-gpc":
      lines.hasSignal ||= value === "1";
      return;
    case "accept-encoding":
      lines.accepted = lines.accepted === undefined ? value : `${lines.accepted}, ${value}`;
      return;
    case "if-none-match":
      lines.ifNoneMatch = value;
      return;
    case "x-forwarded-proto":
      lines.forwardedScheme ??= value;
      return;
    case "content-length":
    case "transfer-encoding":
    case "range":
    case "if-range":
    case "if-match":
    case "if-modified-since":
    case "if-unmodified-since":
    case "expect":
      lines.isUnusual = true;
  }
}
