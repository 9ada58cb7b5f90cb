import { settingWords } from "~/data/desk/settings";
import { ConfigError } from "./config/config";
import { describeStoreFault, StoreError } from "./store/store-error";

/** Names the setting that mends a fault of the machine; leaves other errors as they are. */
export function explainError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;

  const code = "code" in error ? error.code : "";
  if (error instanceof ConfigError || error instanceof StoreError) return error;
  const advice = adviceOn(`${code} ${error.message}`) ?? describeStoreFault(error);
  return advice ? new ConfigError(`${advice} (${error.message})`) : error;
}

function adviceOn(fault: string): string | null {
  if (/getaddrinfo|EADDRNOTAVAIL/.test(fault)) return settingWords.hostRefused;
  if (/listen E(ADDRINUSE|ACCES)/.test(fault)) return settingWords.portRefused;
  return null;
}
