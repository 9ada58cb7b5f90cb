/** Pages of agencies that exist in Spanish too: English address, Spanish address. */
export const agencyPages: Readonly<Record<string, string>> = {
  "https://www.ssa.gov/disability": "https://www.ssa.gov/espanol/incapacidad/solicitar.htm",
  "https://www.fda.gov/medwatch":
    "https://www.fda.gov/fda-en-espanol/reporte-problemas-serios-la-fda",
  "https://reportfraud.ftc.gov": "https://reportefraude.ftc.gov",
};
