import type { IncomingMessage } from "node:http";
import { bodyLimit } from "../intake/read-form";

/**
 * The body of a post, cut off a byte beyond the limit, at which the form is refused. Read here at
 * once: to stream it through the app would cost more than all the rest of a post.
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
