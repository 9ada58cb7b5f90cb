import type { IncomingMessage } from "node:http";
import { bodyLimit } from "../intake/read-form";

/**
 * Cut off one byte beyond the limit, so that the form is refused. Read at once, because streaming
 * through Remix costs more than the rest of a post.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers["content-length"]) > bodyLimit)
    return Promise.resolve(Buffer.alloc(0));

  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > bodyLimit) {
        request.off("data", take).pause();
        resolve(Buffer.concat(chunks));
      }
    };
    request.on("data", take);
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    request.once("close", () => reject(new Error("The sender left")));
  });
}
