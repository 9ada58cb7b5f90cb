import { Link } from "@remix-run/react";

/** The mark of the favicon in the page's own colours, small and in outline without them; the name. */
export function Brand({ name = "Plainclaim" }: { name?: string }) {
  return (
    <Link to="/" className="brand">
      <svg
        className="brand__mark"
        viewBox="0 0 64 64"
        width={32}
        height={32}
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <rect width="64" height="64" rx="14" />
        <path d="M21 50V15H33.5a11.5 11.5 0 0 1 0 23H21" />
        <circle cx="43.5" cy="49" r="5.5" />
      </svg>
      {name}
    </Link>
  );
}
