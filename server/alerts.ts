export type Alert = (event: Record<string, unknown>) => void;
export function createAlert(_: unknown): Alert { return () => {}; }
