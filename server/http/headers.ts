import type { Response } from "express";

/**
 * Headers of every response. Paths reveal medical conditions, so the referrer is the origin only.
 *
 * @param origin as the visitor sees it
 */
export function commonHeaders(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith("https:") ? overTls : plain;
}

/** Ad and sensor features that ask nobody, and what a page about illness must never ask for. */
const deniedFeatures = [
  "accelerometer",
  "attribution-reporting",
  "browsing-topics",
  "camera",
  "geolocation",
  "gyroscope",
  "interest-cohort",
  "join-ad-interest-group",
  "magnetometer",
  "microphone",
  "payment",
  "private-aggregation",
  "private-state-token-issuance",
  "private-state-token-redemption",
  "run-ad-auction",
  "shared-storage",
];

const plain = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": deniedFeatures.map((feature) => `${feature}=()`).join(", "),
};

const overTls = { ...plain, "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };

/** On each response that was made for one request, so not on cached documents. */
export const requestIdHeader = "X-Request-Id";

export const documentVary = "Sec-GPC, Cookie, Accept-Encoding";

type PolicyOptions = {
  /** Hashes of the inline scripts in the document, as `sha256-…`. */
  scriptHashes: readonly string[];
  /** Hosts of the certification script; empty unless configured and the visitor not opted out. */
  certificationHosts: readonly string[];
  /** Origins that the page's own script may call (the IP look-up), same condition. */
  connectOrigins: readonly string[];
  /** Origin of the tracking image for visitors without script, same condition. */
  imageOrigins: readonly string[];
};

/** Only inline scripts with a listed hash, only listed origins. */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const certification = options.certificationHosts.map((host) => withScheme(host));
  const scripts = options.scriptHashes.map((hash) => `'${hash}'`);

  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts, ...certification],
    "style-src 'self'",
    ["img-src 'self'", ...certification, ...options.imageOrigins],
    "font-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...certification, ...options.connectOrigins],
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
    .map((directive) => (Array.isArray(directive) ? directive.join(" ") : directive))
    .join("; ");
}

/** Hosts with a port are used by tests and reached over http. */
function withScheme(host: string): string {
  return host.includes(":") ? `http://${host}` : `https://${host}`;
}

/** Addresses that programs of firms call, whose errors are JSON (docs/partners.md). */
export function isPartnerApi(url: string): boolean {
  return /^\/partners\/[^/?]+\/(?!report(\.data)?($|\?))[^?]/.test(url);
}

/** The methods of an address, as far as they are known without its route; for `Allow`. */
export function allowedMethods(url: string): string {
  if (!isPartnerApi(url)) return "GET, HEAD, POST";
  return /\/events\/?($|\?)/.test(url) ? "POST" : "GET, HEAD";
}

/** What a program of a firm reads about an error: the same, whichever layer finds it. */
export function errorInJson(status: number, url: string, text: string): string {
  const [method] = allowedMethods(url).split(",");
  if (status === 405) return JSON.stringify({ error: `Use ${method} at this address` });
  if (status >= 500) return JSON.stringify({ error: "We failed or are busy: try again" });
  if (status !== 404) return JSON.stringify({ error: text });
  const error = "There is no such address: a firm has /events, /leads, and /leads/REFERENCE";
  return JSON.stringify({ error });
}

/** Sends a response that has no page of its own. */
export function sayInText(response: Response, status: number, text = ""): void {
  response.status(status);
  if (!response.hasHeader("Cache-Control")) response.setHeader("Cache-Control", "no-store");
  response.vary(documentVary);
  if (text === "") response.end();
  else if (isPartnerApi(response.req.url))
    response.type("json").send(errorInJson(status, response.req.url, text));
  else response.type("text").send(text);
}
