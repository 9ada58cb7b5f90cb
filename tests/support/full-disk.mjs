import Database from "libsql";

/*
 * Preloaded, this limits the database to the pages it has, so that SQLite fails as on a full disk.
 */
const { pragma } = Database.prototype;

Database.prototype.pragma = function (source, ...rest) {
  const answer = pragma.call(this, source, ...rest);
  if (source.startsWith("synchronous")) pragma.call(this, "max_page_count = 1");
  return answer;
};
