/*
 * Preloaded, this makes pages fail at different points of their render, with a message that names a
 * person, and two never end. SIGUSR2 rejects a promise without a handler; SIGPIPE throws in a timer.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { createElement, Suspense } = require("react");
const runtime = require("react/jsx-runtime");

/** @returns {never} */
function fail() {
  throw new Error("no page for ann@example.com\n    at ann@example.com");
}

function later(settle) {
  const waiting = new Promise((resolve, reject) => setTimeout(settle ? resolve : reject, 20));
  let isOver = false;
  waiting.then(
    () => {
      isOver = true;
    },
    () => {
      isOver = true;
    },
  );
  return function Later() {
    if (!isOver) throw waiting;
    return fail();
  };
}

function Never() {
  throw new Promise(() => undefined);
}

/** Renders its part within a boundary, so that the surrounding HTML is already complete. */
function suspended(Part) {
  return () => createElement(Suspense, { fallback: "" }, createElement(Part));
}

const atHandle = {
  get handle() {
    return fail();
  },
};

/** By path: the route module, and the members that replace its own. */
const failing = {
  "/about": ["routes/about", () => ({ default: fail })],
  "/faqs": ["routes/faqs", () => ({ default: suspended(fail) })],
  "/terms": ["routes/terms", () => ({ default: suspended(later(true)) })],
  "/privacy": ["routes/privacy", () => ({ default: suspended(later(false)) })],
  "/stop-contact": ["routes/stop-contact", () => ({ default: Never })],
  "/contact": ["routes/contact", () => ({ default: suspended(Never) })],
  "/partners": ["routes/partners", () => ({ meta: fail })],
  "/newsletter": ["routes/newsletter", () => atHandle],
  "/blog": ["root", () => ({ Layout: fail })],
};

const { jsx } = runtime;
let failsInField = false;

runtime.jsx = (type, props, key) => {
  if (type?.name === "HiddenField" && failsInField) return jsx(fail, props, key);
  if (type?.name !== "RemixServer") return jsx(type, props, key);

  const { pathname } = new URL(props.url);
  failsInField = pathname === "/unsubscribe";
  const [id, make] = failing[pathname] ?? [];
  if (!id) return jsx(type, props, key);
  const { routeModules } = props.context;
  const broken = Object.defineProperties(
    { ...routeModules[id] },
    Object.getOwnPropertyDescriptors(make()),
  );
  const context = { ...props.context, routeModules: { ...routeModules, [id]: broken } };
  return jsx(type, { ...props, context }, key);
};

process.on("SIGUSR2", () => void Promise.reject(new Error("no promise for ann@example.com")));
process.on("SIGPIPE", () => void setTimeout(fail, 1));
