type OnThisPageProps = { sections: readonly { id: string; title: string }[] };

export function OnThisPage({ sections }: OnThisPageProps) {
  return (
    <nav className="legal__toc toc" aria-labelledby="toc-title">
      <h2 className="toc__title" id="toc-title">
        On this page
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
