import type { Language } from "./language";

/** Pages of agencies that exist in another language too, by their English addresses. */
export const agencyPages: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  "https://www.ssa.gov/disability": {
    es: "https://www.ssa.gov/espanol/incapacidad/solicitar.htm",
  },
  "https://www.fda.gov/medwatch": {
    es: "https://www.fda.gov/fda-en-espanol/reporte-problemas-serios-la-fda",
  },
  "https://reportfraud.ftc.gov": { es: "https://reportefraude.ftc.gov" },
};
