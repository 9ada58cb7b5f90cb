import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { handOver } from "./hand-over.server";
import { ScriptMark } from "./script-mark";
import { startModules } from "./start-modules.server";

const renderLimit = 10_000;

export type RenderedDocument = {
  html: string;
  /** The inline scripts that the site itself put into it. */
  scripts: string[];
};

/** The whole document, rendered before it is sent, so that its policy can name its scripts. */
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
      <ScriptMark.Provider value={mark}>
        <RemixServer context={context} url={url} abortDelay={renderLimit} nonce={mark} />
      </ScriptMark.Provider>,
      {
        onAllReady() {
          // A timer that is left running keeps the document until it fires.
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

/** Remix puts the scripts with the loaders' data behind `</html>`, where HTML allows none. */
function tidy(html: string): string {
  const [document = "", tail = ""] = html.split(end);

  return `${document}${tail.replaceAll(/<!--.*?-->/g, "")}${end}`;
}

/**
 * Remix asks for the modules as urgently as for the stylesheet, which the reader is waiting for. A
 * script of our own starts them after the first paint; until then they are only named.
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

/** A script without the mark is nobody's we know, and gets no leave to run. */
function unmark(html: string, mark: string): RenderedDocument {
  const own = new RegExp(`<script[^>]* nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, "g");
  const scripts = [...html.matchAll(own)].flatMap(([, script]) => (script ? [script] : []));

  return { html: html.replaceAll(` nonce="${mark}"`, ""), scripts };
}
