import { useNavigate } from "@remix-run/react";
import { useRef } from "react";
import type { Home } from "~/data/home";
import { CaseSearch } from "./search";

type FinderProps = { copy: Home["hero"]["finder"]; query: string };

/** The first touch loads the suggestions. */
export function Finder({ copy, query }: FinderProps) {
  const navigate = useNavigate();
  const isLoading = useRef(false);

  async function suggest(input: HTMLInputElement) {
    if (isLoading.current) return;
    isLoading.current = true;
    const { FinderSuggestions } = await import("./finder-suggestions");
    const cases = [...document.querySelectorAll<HTMLAnchorElement>(".menu__column a")].map(
      (link) => ({ label: link.textContent ?? "", href: link.pathname }),
    );
    new FinderSuggestions(input, { cases, label: copy.suggestions, go: navigate }).attach();
  }

  return (
    <CaseSearch
      id="finder-q"
      words={copy}
      query={query}
      onFocus={(event) => suggest(event.currentTarget)}
    />
  );
}
