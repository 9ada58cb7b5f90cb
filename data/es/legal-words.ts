export const legalWords = {
  lastUpdated: (date: string, first: string) =>
    `Última actualización: ${date}. Primera fecha: ${first}.`,
};

export const tableName = (number: number, heading: string) => `Tabla ${number}: ${heading}`;

export const optOutLink = "No vender ni compartir";
