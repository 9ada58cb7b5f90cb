import type { Server } from "node:http";
import type { Environment } from "../config/partners";
import type { Actor } from "../leads/actor";
import type { firmPage, firmsPage } from "./firms";
import type { inboxPage } from "./inbox-page";
import type * as pages from "./pages";

/** One page: `server/desk` reads it, `app/desk` renders it. */
export type DeskPage = {
  site: string;
  title: string;
  /** Result of the operator's last act. */
  note: Note | null;
  /** Address of this page, for the link that reloads it. */
  path: string;
  /** Hidden field of every form, see `access.ts`. */
  formToken: string;
  content: DeskContent;
};

export type Note = { tone: "done" | "error"; text: string };

export type DeskContent =
  | Awaited<ReturnType<typeof inboxPage>>
  | NonNullable<Awaited<ReturnType<typeof pages.submissionPage>>>
  | Awaited<ReturnType<typeof pages.destinationsPage>>
  | Awaited<ReturnType<typeof firmsPage>>
  | NonNullable<Awaited<ReturnType<typeof firmPage>>>
  | Awaited<ReturnType<typeof pages.statisticsPage>>
  | ReturnType<typeof pages.agesPage>
  | { kind: "problem"; text: string };

/** The member of one page. */
export type ContentOf<Kind extends DeskContent["kind"]> = Extract<DeskContent, { kind: Kind }>;

/** Passed down by `main.ts`, because React is known only in app/. */
export type DeskRenderer = {
  /** The only style block of each page; the policy names its hash. */
  styles: string;
  /** The only script of each page, in the same way. */
  script: string;
  page(page: DeskPage): string;
};

export type Desk = {
  server: Server;
  /** The one-time address to be opened first. */
  address: string;
};

export type DeskSetup = {
  actor: Actor;
  /** Where `PARTNERS_FILE` finds the secrets of firms. */
  env: Environment;
  renderer: DeskRenderer;
  port: number;
  /** Called with errors whose details the page does not show. */
  onError: (error: unknown) => void;
};
