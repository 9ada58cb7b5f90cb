import { counted } from "./case-steps";

/** How a last day is worded in Spanish by the days that are left. */
export const lastDayWords = {
  left: (days: number) =>
    days === 0 ? "Hoy" : `${days === 1 ? "queda" : "quedan"} ${counted(days, "día", "días")}`,
  passed: (day: string) => `Esta fecha ya pasó: ${day}.`,
  call: "Llame a un abogado o abogada esta semana",
};
