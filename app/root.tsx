import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { errorMeta } from "~/app/layout/error-page";
import { OptOutStatus, SiteFooter, SiteHeader, useLayout } from "~/app/layout/layout";
import { loadLayoutData } from "~/app/layout/layout-data.server";
import { CurrentPath } from "~/app/ui/links";
import { addresses } from "~/data/addresses";
import { language } from "~/data/language";
import { layoutWords } from "~/data/layout";
import { Enhancements } from "./client/enhancements";
import { InlineScripts } from "./layout/document-context";
import styles from "./styles/index.css";
import { DrawnOnce } from "./ui/drawn-once";

export const links: LinksFunction = () => [
  { rel: "stylesheet", href: styles },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: addresses.manifest },
  { rel: "alternate", href: addresses.feed, type: "application/atom+xml" },
];

export const meta: MetaFunction = ({ error }) => (error ? errorMeta(error) : []);

export async function loader(args: LoaderFunctionArgs) {
  return loadLayoutData(args);
}

export function Layout({ children }: { children: ReactNode }) {
  const layout = useLayout();
  const { mark } = useContext(InlineScripts);
  const { pathname } = useLocation();

  return (
    <html lang={language()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <CurrentPath.Provider value={pathname}>
          <a className="skip-link" href="#main">
            {layoutWords().skip}
          </a>
          {layout?.demonstration !== undefined && (
            <DrawnOnce part={layout.demonstration} className="demonstration" />
          )}
          <SiteHeader layout={layout} />
          {layout && <p className="imprint">{layout.imprint}</p>}
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <SiteFooter layout={layout}>
            <OptOutStatus optedOut={layout?.optedOut ?? false} />
          </SiteFooter>
          <Enhancements hasOptedOut={layout?.optedOut ?? false} />
          <ScrollRestoration nonce={mark} />
          <Scripts nonce={mark} />
        </CurrentPath.Provider>
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export { ErrorBoundary } from "~/app/layout/error-page";
