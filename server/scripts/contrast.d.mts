export function contrastFaults(tokens: string, brand: string): string[];
export function ratio(one: string, other: string, sheets: readonly string[]): number;
export function schemesOf(...sheets: readonly string[]): { light: string; dark: string };
