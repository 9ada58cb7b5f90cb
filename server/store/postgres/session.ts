import type pg from "pg";

/** Seconds, after which the server notices a client that vanished without closing. */
const keepalives =
  "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3";
/** Milliseconds, after which locks of a process that hangs are released. */
const timeouts =
  "-c lock_timeout=5000 -c statement_timeout=20000 -c idle_in_transaction_session_timeout=10000";

/** The driver reads this type as text, but identity columns and times are far below 2^53. */
const int8 = 20;

/** Settings of each session. With `synchronous_commit` a crash loses nothing that was committed. */
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
    options: `-c synchronous_commit=on ${timeouts} ${keepalives} ${readOnly}`.trim(),
    types,
  };
}
