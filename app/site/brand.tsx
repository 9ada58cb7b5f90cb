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
        <path d="M16 8H48a9 9 0 0 1 9 9V39a9 9 0 0 1-9 9H33L20 58V48H16a9 9 0 0 1-9-9V17a9 9 0 0 1 9-9z" />
        <path d="M20 28L29 37L45 19" />
      </svg>
      {name}
    </Link>
  );
}
