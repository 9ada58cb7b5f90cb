import LibsqlDatabase from "libsql";
import { expect, test } from "vitest";
import { describeFault } from "~/server/faults";

test("a logged fault has its name, stack, code and constraint, but not its message", () => {
  const db = new LibsqlDatabase(":memory:");
  db.exec("create table people (email text unique)");
  const insert = db.prepare("insert into people values ('ann@example.com')");
  insert.run([]);
  const fault = describeFault(catchError(() => insert.run([])));

  expect(fault.code).toMatch(/^SQLITE_CONSTRAINT/);
  expect(fault.constraint).toBe("people.email");
  expect(fault.stack[0]).toMatch(/^ {4}at /);
  expect(JSON.stringify(fault)).not.toContain("ann@");
});

test("a fault of PostgreSQL keeps its code and constraint, also as a cause", () => {
  const cause = Object.assign(new Error("duplicate key (ann@example.com)"), {
    code: "23505",
    constraint: "people_email_key",
  });
  const fault = describeFault(new Error("ann@example.com cannot be stored", { cause }));
  expect(fault.cause).toMatchObject({ code: "23505", constraint: "people_email_key" });
  expect(JSON.stringify(fault)).not.toContain("ann@");
  expect(describeFault("ann@example.com")).toEqual({ name: "unknown", stack: [] });
});

function catchError(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error("Nothing was thrown");
}
