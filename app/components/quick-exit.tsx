export function QuickExit({ href }: { href: string }) {
  return <a className="quick-exit" href={href} rel="noreferrer">Leave this site</a>;
}
