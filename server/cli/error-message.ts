import { describeStoreFault } from "../store/store-error";

/** For the operator's terminal: begins with what to do, if the fault is known. */
export function errorMessage(error: unknown): string {
  const message = error instanceof Error ? error.message : "unknown error";
  const advice = describeStoreFault(error);
  return advice ? `${advice} (${message})` : message;
}
