import { createServer } from "node:http";
import express from "express";
import { expect, test } from "vitest";
import { messageClasses } from "~/server/http/message-classes";

test("Express leaves the prototypes of a request and its response as they are", async () => {
  const app = express();
  const classes = messageClasses(app);
  const seen: (object | null)[][] = [];
  const prototypes = (...messages: object[]) => messages.map((one) => Object.getPrototypeOf(one));
  app.use((request, response) => {
    seen.push(prototypes(request, response));
    response.status(201).send(request.path);
  });
  const server = createServer(classes, (request, response) => {
    seen.push(prototypes(request, response));
    app(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const answer = await fetch(`http://127.0.0.1:${port}/some/path?query`);
  server.close();

  expect([answer.status, await answer.text()]).toEqual([201, "/some/path"]);
  expect(seen[0]?.every((prototype, index) => prototype === seen[1]?.[index])).toBe(true);
});
