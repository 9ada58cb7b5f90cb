import { createServer, type RequestListener } from "node:http";
import express from "express";
import { expect, test } from "vitest";
import { messageClasses } from "~/server/http/message-classes";
import { rawRequest } from "~/tests/support/raw-request";

test("Express leaves the prototypes of a request and its response as they are", async () => {
  const app = express();
  const classes = messageClasses(app);
  const seen: (object | null)[][] = [];
  const prototypes = (...messages: object[]) => messages.map((one) => Object.getPrototypeOf(one));
  app.use((request, response) => {
    seen.push(prototypes(request, response));
    response.status(201).send(request.path);
  });
  const { url, close } = await listen(classes, (request, response) => {
    seen.push(prototypes(request, response));
    app(request, response);
  });

  const answer = await fetch(`${url}/some/path?query`);
  close();

  expect([answer.status, await answer.text()]).toEqual([201, "/some/path"]);
  expect(seen[0]?.every((prototype, index) => prototype === seen[1]?.[index])).toBe(true);
});

test("of an answered request what nobody read is read, and nothing where there is no body", async () => {
  const ended: string[] = [];
  const { url, close } = await listen(messageClasses(express()), (request, response) => {
    request.once("end", () => ended.push(request.method ?? ""));
    response.end(request.method);
  });

  const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  const body = "a".repeat(200_000);
  const post = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const last = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const answers = await rawRequest(url, get + post + last);
  close();

  expect(answers.body.match(/^(?:GET|POST)/gm)).toEqual(["GET", "POST", "GET"]);
  expect(ended).toEqual(["POST"]);
});

async function listen(classes: ReturnType<typeof messageClasses>, listener: RequestListener) {
  const server = createServer(classes, listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
