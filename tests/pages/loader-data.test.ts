import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { decode } from "turbo-stream";
import { afterEach, expect, test, vi } from "vitest";
import { readLoaderData, writeLoaderData } from "~/app/layout/loader-data";
import remixReact from "../../node_modules/@remix-run/react/package.json";
import packageJson from "../../package.json";

afterEach(() => vi.unstubAllGlobals());

test("whatever JSON can hold arrives in the browser as Remix's own decoder reads it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (made) => {
      const json = JSON.stringify(made);
      // The one name that is not accepted is tested below.
      fc.pre(!json.includes('"__proto__":'));
      const value = JSON.parse(json);
      expect(await travel({ page: value })).toEqual({ page: value });
    }),
  );
});

test.each([
  ["a date", new Date(0)],
  ["a promise", Promise.resolve(1)],
  ["a number without an end", Number.POSITIVE_INFINITY],
  ["a name that would set a prototype", JSON.parse('{"__proto__":{"isAdmin":true}}')],
])("data with %s keeps Remix's encoding", (_, value) => {
  const context = contextOf();
  writeLoaderData(context, { page: value });
  expect(context.serverHandoffStream).toBeDefined();
  expect(context.serverHandoffString).toBe('{"isSpaMode":false}');
});

test("the decoder of these tests is the one that Remix brings", () => {
  expect(remixReact.dependencies["turbo-stream"]).toBe(packageJson.devDependencies["turbo-stream"]);
});

function contextOf() {
  return {
    serverHandoffStream: new Response("Remix's own").body ?? undefined,
    serverHandoffString: '{"isSpaMode":false}',
    staticHandlerContext: { actionData: null, errors: null },
  };
}

/** Takes data from the loaders through a script in the document to what Remix hydrates with. */
async function travel(loaderData: unknown): Promise<unknown> {
  const context = contextOf();
  writeLoaderData(context, loaderData);
  const sent: unknown = runInNewContext(`(${context.serverHandoffString})`);
  const received: { state: unknown; stream?: ReadableStream<Uint8Array> } = JSON.parse(
    JSON.stringify(sent),
  );
  vi.stubGlobal("__remixContext", received);
  readLoaderData();
  if (!received.stream) throw new Error("Nothing to read");
  const { value, done } = await decode(received.stream);
  await done;
  return isState(value) ? value.loaderData : undefined;
}

function isState(value: unknown): value is { loaderData: unknown } {
  return typeof value === "object" && value !== null && "loaderData" in value;
}
