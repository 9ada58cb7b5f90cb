import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keyHistoryEntries } from "./enhance/history-entries";

keyHistoryEntries();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
