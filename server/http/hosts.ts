import type { RequestListener } from "node:http";
import type { App } from "../app";
import { noteHost } from "../store/seen-hosts";
import { commonHeaders } from "./headers";
import { hasUsableHost, plainHost } from "./request-facts";

/** What machines ask for by an address or another name: a probe, and proof of control of a host. */
const exempt = /^\/(healthz$|healthz\?|\.well-known\/acme-challenge\/)/;

const mostNoted = 50;

/**
 * Redirects a page under another host than that of `SITE_URL` to it: its forms would be refused
 * there. Notes the hosts that were asked for.
 */
export function redirectHosts({ config, db, now }: App, handle: RequestListener): RequestListener {
  const { SITE_URL } = config;
  const own = SITE_URL ? new URL(SITE_URL).host : null;
  const noted = new Set<string>();
  const note = (host: string) => {
    if (noted.has(host) || noted.size >= mostNoted) return;
    noted.add(host);
    void noteHost(db, host, now()).catch(() => noted.delete(host));
  };

  return (request, response) => {
    const { method, url = "/", headers } = request;
    const host = plainHost(headers.host ?? "");
    const isOwn = host === "" || host === own || exempt.test(url);
    if (isOwn || !hasUsableHost(request)) return handle(request, response);

    note(host);
    if (!SITE_URL || (method !== "GET" && method !== "HEAD")) return handle(request, response);

    // Some proxies send an absolute URI (RFC 9112, section 3.2.2); a path never leaves the site.
    const path = url.replace(/^https?:\/\/[^/?]*/i, "").replace(/^[/\\]*/, "/");
    response
      .writeHead(308, {
        ...commonHeaders(SITE_URL),
        Location: SITE_URL + path,
        "Content-Length": 0,
        "Cache-Control": "no-store",
      })
      .end();
  };
}
