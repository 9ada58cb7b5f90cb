import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fallBackToNativeSubmit } from "./enhance/native-fallback";

fallBackToNativeSubmit();
startTransition(() => {
  hydrateRoot(document, <RemixBrowser />);
});
