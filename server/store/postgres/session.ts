import type pg from "pg";

/** Seconds after which the server notices a client whose connection broke without a FIN. */
const vanished = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";
/** Milliseconds; what a stopped process holds is free again after them. */
const patience =
  "-c lock_timeout=5000 -c statement_timeout=20000 -c idle_in_transaction_session_timeout=10000";

/** Identity columns and times are far below 2^53: numbers, not texts. */
const int8 = 20;

/** Connection settings of every session: nothing is acknowledged that a crash could take back. */
export function sessionConfig(
  driver: typeof pg,
  { url, isReadOnly }: { url: string; isReadOnly: boolean },
): pg.ClientConfig {
  const types = new driver.TypeOverrides();
  types.setTypeParser(int8, Number);
  const readOnly = isReadOnly ? "-c default_transaction_read_only=on" : "";
  return {
    connectionString: url,
    application_name: "plainclaim",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: `-c synchronous_commit=on ${patience} ${vanished} ${readOnly}`.trim(),
    types,
  };
}
