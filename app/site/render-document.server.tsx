import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { openFolds } from "~/app/case/open-folds.server";
import { handOver } from "./hand-over.server";
import { InlineScripts } from "./inline-scripts";
import { startModules } from "./start-modules.server";

const renderLimit = 10_000;

export type RenderedDocument = {
  html: string;
  /** Source texts of the site's own inline scripts. */
  scripts: string[];
};

/** Rendered whole before it is sent, because its policy names the hashes of its scripts. */
export async function renderDocument(
  url: string,
  context: EntryContext,
): Promise<RenderedDocument> {
  const mark = randomBytes(16).toString("hex");
  handOver(context);

  return unmark(startLate(tidy(await render({ url, context, mark })), mark), mark);
}

type Rendering = { url: string; context: EntryContext; mark: string };

function render({ url, context, mark }: Rendering): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <InlineScripts.Provider value={{ mark, openFolds }}>
        <RemixServer context={context} url={url} abortDelay={renderLimit} nonce={mark} />
      </InlineScripts.Provider>,
      {
        onAllReady() {
          // A running timer would keep the document in memory until it fires.
          clearTimeout(late);
          const body = new PassThrough();
          resolve(text(body));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(late);
          reject(error);
        },
      },
    );
    const late = setTimeout(abort, renderLimit).unref();
  });
}

const end = "</body></html>";

/** Remix puts the data scripts behind `</html>`, where HTML allows none. */
function tidy(html: string): string {
  const [document = "", tail = ""] = html.split(end);

  return `${document}${tail.replaceAll(/<!--.*?-->/g, "")}${end}`;
}

/**
 * Remix requests modules with the priority of the stylesheet, which the first paint waits for. Here
 * they are only named; an inline script starts them after the first paint.
 */
function startLate(html: string, mark: string): string {
  const waiting = html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" media="not all"')
    .replace(
      `<script nonce="${mark}" type="module" async="">`,
      `<script nonce="${mark}" type="text/plain">`,
    );
  const start = `<script nonce="${mark}">${startModules}</script>`;
  return `${waiting.slice(0, -end.length)}${start}${end}`;
}

/** A script without the mark is not ours and must not run. */
function unmark(html: string, mark: string): RenderedDocument {
  const own = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = [...html.matchAll(own)].flatMap(([, script]) => (script ? [script] : []));

  return { html: html.replaceAll(` nonce="${mark}"`, ""), scripts };
}
