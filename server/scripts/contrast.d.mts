export function contrastFaults(tokens: string, brand: string): string[];
