export const footer = {
  statements: [
    "Publicidad de abogados. {{site.company}} administra {{site.name}} y no es un bufete de abogados. Los bufetes pagan por participar. El anunciante responsable es {{site.responsibleAdvertiser}}.",
    "Los resultados anteriores no garantizan resultados futuros. Cada caso depende de sus propios hechos y de la ley que se le aplica.",
    "Enviar información por este sitio no crea una relación de abogado y cliente. Usted pasa a ser cliente solo cuando usted y un bufete firman un contrato.",
  ],
} as const;
