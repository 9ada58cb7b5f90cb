import { describe, expect, test } from "vitest";
import { createClose } from "~/server/services";

const never = () => new Promise<void>(() => undefined);

describe("the end of a process", () => {
  test("waits in order for attempts in flight, the other loops and the database", async () => {
    const ended: string[] = [];
    const end = (name: string) => async () => void ended.push(name);
    await createClose({
      outbox: { stop: async (limitMs) => void ended.push(`outbox ${limitMs}`) },
      loops: [{ stop: end("sealer") }, { stop: end("retention") }],
      store: { close: end("store") },
    })(20_000);
    expect(ended).toEqual(["outbox 20000", "sealer", "retention", "store"]);
  });

  test.each(["outbox", "loops", "store"])("does not wait for %s that never end", async (stuck) => {
    const stop = (name: string) => (name === stuck ? never : async () => undefined);
    const close = createClose(
      {
        outbox: { stop: stop("outbox") },
        loops: [{ stop: stop("loops") }],
        store: { close: stop("store") },
      },
      10,
    );
    await expect(close(10)).resolves.toBeUndefined();
  });
});
