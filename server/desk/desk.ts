import type { Server } from "node:http";
import type { DeskPage } from "~/data/desk/view";
import type { Operator } from "../operator/operator";

/** Passed down by `main.ts`, because React is known only in app/. */
export type DeskRenderer = {
  /** The only style block of each page; the policy names its hash. */
  styles: string;
  page(page: DeskPage): string;
};

export type Desk = {
  server: Server;
  /** The one-time address to be opened first. */
  address: string;
};

export type DeskSetup = {
  operator: Operator;
  renderer: DeskRenderer;
  port: number;
  /** Called with errors whose details the page does not show. */
  onError: (error: unknown) => void;
};
