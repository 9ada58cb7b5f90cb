import { describe, expect, test } from "vitest";
import { readForm } from "~/server/leads/read-post";
import { multipart, partOf, statusOf } from "./form-requests";

describe("a multipart form", () => {
  const part = partOf("email", "ann@example.com");
  test.each<[string, string]>([
    ["a preamble", `This is MIME.\r\n--x\r\n${part}\r\n--x--`],
    ["an empty line before", `\r\n--x\r\n${part}\r\n--x--`],
    ["an epilogue", `--x\r\n${part}\r\n--x--\r\nThe end.\r\n--x\r\n`],
    ["a line break at the end", `--x\r\n${part}\r\n--x--\r\n`],
    ["blanks after the boundary", `--x \t\r\n${part}\r\n--x--  \r\n`],
    ["no blank before the name", `--x\r\n${part.replace("; n", ";n")}\r\n--x--`],
    ["the name unquoted", `--x\r\n${part.replaceAll('"', "")}\r\n--x--`],
    [
      "more headers, in any case",
      `--x\r\nX-A: b\r\n${part.toLowerCase().replace("\r\n", "\r\nCONTENT-TYPE: text/plain; charset=utf-8\r\n")}\r\n--x--`,
    ],
  ])("may have %s", async (_what, body) => {
    expect([...(await readForm(multipart(body)))]).toEqual([["email", ["ann@example.com"]]]);
  });

  test("may have its boundary written in any way", async () => {
    for (const written of ['"x"', "x ;charset=utf-8", "x;", '"x"; a="b c"']) {
      const type = `Multipart/Form-Data ; Boundary=${written}`;
      const entries = await readForm(multipart(`--x\r\n${part}\r\n--x--`, type));
      expect([...entries.keys()]).toEqual(["email"]);
    }
    const long = "-'()+_,./:=?[\\^$*|{}-".slice(0, 12).repeat(5);
    const type = `multipart/form-data; boundary="${long.replaceAll("\\", "\\\\")}"`;
    const entries = await readForm(multipart(`--${long}\r\n${part}\r\n--${long}--`, type));
    expect([...entries.keys()]).toEqual(["email"]);
  });

  test("keeps values that only look like its boundary", async () => {
    const values = ["box", "a--x", "a --x-- b", "1\r\n--xylophone\r\n2", "x\r\nx\r\n-x", "\n--x\n"];
    for (const value of values) {
      const body = `--x\r\n${partOf("a", value)}\r\n--x\r\n${part}\r\n--x--`;
      expect([...(await readForm(multipart(body)))]).toEqual([
        ["a", [value]],
        ["email", ["ann@example.com"]],
      ]);
    }
  });

  test("keeps every value of every name, in UTF-8, as posted", async () => {
    const parts: [string, string][] = [
      ["a", "1"],
      ["größe 😀", "Łódź\n😀 "],
      ["__proto__", "p"],
      ["a", "\r\n\r\n2\r\n"],
      ["b", ""],
      ["", "e"],
      ["constructor", "c"],
    ];
    const body = parts.map(([name, value]) => `--x\r\n${partOf(name, value)}\r\n`).join("");
    const entries = await readForm(multipart(`${body}--x--`));
    expect([...entries]).toEqual([
      ["a", ["1", "\r\n\r\n2\r\n"]],
      ["größe 😀", ["Łódź\n😀 "]],
      ["__proto__", ["p"]],
      ["b", [""]],
      ["", ["e"]],
      ["constructor", ["c"]],
    ]);
    expect(Object.prototype).not.toHaveProperty("p");
  });

  test("has its files recognized, however large and many", async () => {
    const body = new FormData();
    for (const size of [0, 1, 20_000, 30_000]) {
      body.append("photo", new Blob(["x".repeat(size)]), "a.txt");
    }
    body.append("name", "Ann");
    const entries = await readForm(new Request("http://x/", { method: "POST", body }));
    expect([...entries]).toEqual([
      ["photo", ["\0", "\0", "\0", "\0"]],
      ["name", ["Ann"]],
    ]);
  });

  test("may have 64 KiB and no more, including discarded parts", async () => {
    const body = `--x\r\n${part}\r\n--x--\r\n`;
    const most = body + "e".repeat(64 * 1024 - body.length);
    expect((await readForm(multipart(most))).get("email")).toHaveLength(1);
    expect(await statusOf(multipart(`${most}e`))).toBe(413);
  });

  test("may have 100 parts and no more", async () => {
    const parts = (count: number) => `${`--x\r\n${part}\r\n`.repeat(count)}--x--`;
    expect(await statusOf(multipart(parts(100)))).toBe(200);
    expect(await statusOf(multipart(parts(101)))).toBe(413);
    expect(await statusOf(multipart(`${"--x\r\nA:b\r\n\r\n\r\n".repeat(2000)}--x--`))).toBe(413);
  });

  test.each<[string, string]>([
    ["without an end", `--x\r\n${part}`],
    ["cut off in the end", `--x\r\n${part}\r\n--x-`],
    ["cut off in a file", '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nc'],
    ["with a part without headers", "--x\r\n\r\n\r\n--x--"],
    ["with one such part among others", `--x\r\n${part}\r\n--x\r\n\r\nb\r\n--x--`],
    ["with an empty part", `--x\r\n--x\r\n${part}\r\n--x--`],
    ["with headers that do not end", `--x\r\n${part.split("\r\n")[0]}\r\n--x\r\n${part}\r\n--x--`],
    ["with a line that is not a header", `--x\r\nnonsense\r\n\r\nb\r\n--x\r\n${part}\r\n--x--`],
    ["with a name that does not end", `--x\r\n${part.replace('l"', "l")}\r\n--x--`],
    ["with a part that is no field", `--x\r\n${part.replace("form-data", "attachment")}\r\n--x--`],
    [
      "in a charset nobody knows",
      `--x\r\nContent-Type: text/plain; charset=x-none\r\n${part}\r\n--x--`,
    ],
    ["of another boundary", `--y\r\n${part}\r\n--y--`],
    ["of nothing", ""],
  ])("%s is 400", async (_what, body) => {
    expect(await statusOf(multipart(body))).toBe(400);
  });
});
