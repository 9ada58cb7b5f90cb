import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { giveEveryPlaceAKey } from "./enhance/own-places";

// Before the router listens.
giveEveryPlaceAKey();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
