import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Makes the folder a disk of this many megabytes; false where this machine does not let us. */
export function mounts(folder: string, megabytes: number): boolean {
  const size = `size=${megabytes}m`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Writes a file until not one more byte is accepted. */
export function fill(file: string): void {
  for (const size of [1024 * 1024, 64 * 1024, 4096, 1]) {
    for (let room = true; room; ) {
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: "a" });
      } catch {
        room = false;
      }
    }
  }
}
