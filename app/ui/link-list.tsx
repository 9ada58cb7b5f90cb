import { SiteLink } from "~/app/site/site-link";

type LinkListProps = {
  links: readonly { label: string; href: string }[];
  className?: string;
  labelledBy?: string;
};

export function LinkList({ links, className, labelledBy }: LinkListProps) {
  return (
    <ul className={className} aria-labelledby={labelledBy}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink label={label} href={href} />
        </li>
      ))}
    </ul>
  );
}
