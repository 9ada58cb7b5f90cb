import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fallBackToNativeSubmit } from "./enhance/native-fallback";
import { giveEveryPlaceAKey } from "./enhance/own-places";

// Before the router listens.
giveEveryPlaceAKey();
fallBackToNativeSubmit();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
