import type { ReactNode } from "react";

type PageHeadProps = {
  title: string;
  /** Name of a file in `public/images/pages/`. */
  drawing: string;
  children: ReactNode;
};

export function PageHead({ title, drawing, children }: PageHeadProps) {
  return (
    <div className="page-head">
      <img
        className="page-head__drawing"
        src={`/images/pages/${drawing}.svg`}
        alt=""
        width={240}
        height={180}
      />
      <div className="page-head__text">
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
