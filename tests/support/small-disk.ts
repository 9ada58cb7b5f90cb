import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";

/** Mounts a disk of this size on the directory. Returns false if this machine does not allow it. */
export function mounts(folder: string, megabytes: number): boolean {
  const size = `size=${megabytes}m`;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", size, "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Writes to a file until the disk is full. */
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
