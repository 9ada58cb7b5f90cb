import type { Server } from "node:http";
import type { DeskPage, Report } from "~/data/desk/view";
import type { Operator } from "../operator/operator";

/** What draws the desk's pages; `main.ts` hands it over, because React lives in app/. */
export type DeskRenderer = {
  /** The one style block of every page, whose hash the policy names. */
  styles: string;
  page(page: DeskPage): string;
  report(report: Report): string;
};

export type Desk = {
  server: Server;
  /** The one-time address to be opened first. */
  address: string;
};

export type DeskSetup = { operator: Operator; renderer: DeskRenderer; port: number };

/** Only this machine reaches it; for a remote one, forward the port over SSH. */
export const deskHost = "127.0.0.1";
