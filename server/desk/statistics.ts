import type { Operator } from "../operator/operator";
import { readStatistics } from "../operator/read-statistics";

export async function statisticsContent(operator: Operator) {
  return { kind: "statistics" as const, statistics: await readStatistics(operator) };
}
