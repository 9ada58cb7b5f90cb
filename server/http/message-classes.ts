import { IncomingMessage, ServerResponse } from "node:http";
import type { Express } from "express";

/**
 * Classes for Node's `createServer` that are what Express makes of each request and response. It
 * sets their prototypes, which is nothing to do when they are these. An object whose prototype is
 * changed outlives the collections of young objects, and all that it refers to with it: half of what
 * reached the old part of the heap.
 */
export function messageClasses(app: Express) {
  class Incoming extends IncomingMessage {}
  class Outgoing extends ServerResponse {}
  Object.setPrototypeOf(Incoming.prototype, app.request);
  Object.setPrototypeOf(Outgoing.prototype, app.response);
  Object.assign(Incoming.prototype, { _dump: dumpUnlessEmpty });
  Object.assign(app, { request: Incoming.prototype, response: Outgoing.prototype });
  return { IncomingMessage: Incoming, ServerResponse: Outgoing };
}

/** Of Node: called once a request is answered, to read what nobody has read of its body. */
const dump: unknown = Reflect.get(IncomingMessage.prototype, "_dump");

/** Where there is no body, to end its stream would be a tenth of the cost of a short answer. */
function dumpUnlessEmpty(this: IncomingMessage) {
  const isEmpty = this.complete && this.readableLength === 0;
  if (!isEmpty && typeof dump === "function") dump.call(this);
}
