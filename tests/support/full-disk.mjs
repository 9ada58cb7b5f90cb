import Database from "libsql";

/*
 * Preloaded, this allows the database no more pages than it has: SQLite then fails as on a full
 * disk.
 */
const { pragma } = Database.prototype;

Database.prototype.pragma = function (source, ...rest) {
  const answer = pragma.call(this, source, ...rest);
  if (source.startsWith("synchronous")) pragma.call(this, "max_page_count = 1");
  return answer;
};
