/** Code or name of an error, for logs: its message could repeat what a visitor typed. */
export function errorCode(error: unknown): string {
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.name : "unknown";
}
