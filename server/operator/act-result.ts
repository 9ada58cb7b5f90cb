import { obstacles } from "~/data/desk/obstacles";
/** `obstacle` is a sentence that says why nothing was done. */
export type ActResult = { kind: "done"; count: number } | Obstacle;

type Obstacle = { kind: "obstacle"; obstacle: string };

export function obstacle(text: string): Obstacle {
  return { kind: "obstacle", obstacle: text };
}

export function unknownReference(reference: string): string {
  return obstacles.unknown(reference);
}
