import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { ErrorPage, errorMeta, errorText } from "~/app/layout/error-page";
import { SiteFooter } from "~/app/layout/footer";
import { Mark, SiteHeader } from "~/app/layout/header";
import { loadLayout } from "~/app/layout/layout.server";
import { useLayout } from "~/app/layout/use-layout";
import { addresses } from "~/data/addresses";
import { direction, language } from "~/data/language";
import { layoutWords } from "~/data/layout";
import { Enhancements } from "./client/enhancements";
import { useUnreachable } from "./client/unreachable";
import { Rendering } from "./layout/document-context";
import styles from "./styles/index.css";

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
  return loadLayout(args);
}

export function Layout({ children }: { children: ReactNode }) {
  const layout = useLayout();
  const { mark } = useContext(Rendering);

  return (
    <html lang={language()} dir={direction()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {layoutWords().skip}
        </a>
        {layout?.demonstration && (
          <div className="demonstration">
            <aside aria-label={layout.demonstration.label}>
              <p>{layout.demonstration.text}</p>
            </aside>
          </div>
        )}
        <SiteHeader layout={layout} />
        {layout && (
          <p className="imprint">
            <Mark />
            {`${layout.name}. ${layout.footer.statements[0]}`}
          </p>
        )}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter layout={layout} />
        <Enhancements hasOptedOut={layout?.optedOut ?? false} />
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  );
}

export default function App() {
  return useUnreachable() ? <ErrorPage {...errorText(null)} /> : <Outlet />;
}

export { ErrorBoundary } from "~/app/layout/error-page";
