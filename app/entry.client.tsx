import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keyHistoryEntries } from "./enhance/history-entries";
import { streamState } from "./enhance/stream-state";

keyHistoryEntries();
streamState();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
