import { addresses } from "~/data/addresses";
import { siteName } from "~/data/site";

/** Without the stylesheet the mark is small and an outline. */
export function Brand({ name = siteName }: { name?: string }) {
  return (
    <a href={addresses.home} className="brand">
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
        <path className="brand__flag" d="M24 12H36a14 14 0 0 1 0 28H24z" />
        <path d="M24 12V52M12 52H52" />
      </svg>
      {name}
    </a>
  );
}
