import { useLocation, useMatches } from "@remix-run/react";
import { addresses } from "~/data/addresses";

const withLeadForm = ["routes/home", "routes/lawsuits.$slug"];

/** The lead form of this page, else the contact page. */
export function useReviewAddress(): string {
  const { pathname } = useLocation();
  // A refused page has a match without data.
  const hasForm = useMatches().some(({ id, data }) => withLeadForm.includes(id) && Boolean(data));

  return hasForm ? `${pathname}#form` : addresses.contact;
}
