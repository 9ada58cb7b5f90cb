export const sourceNote = (numbers: string) =>
  `${numbers.includes(",") ? "Fuentes" : "Fuente"} ${numbers}`;

export const englishMark = " (en inglés)";
