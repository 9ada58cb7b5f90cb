import { useLocation, useMatches } from "@remix-run/react";
import { addresses } from "~/data/addresses";

const withLeadForm = ["routes/home", "routes/lawsuits.$slug"];

/** Where a review is asked for: the lead form of this page, else the contact page. */
export function useReviewAddress(): string {
  const { pathname } = useLocation();
  // A page that was refused has a match, and no data.
  const hasForm = useMatches().some(({ id, data }) => withLeadForm.includes(id) && Boolean(data));

  return hasForm ? `${pathname}#form` : addresses.contact;
}
