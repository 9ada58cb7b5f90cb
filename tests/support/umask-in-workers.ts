import { vi } from "vitest";

/** The mutation run works in threads, where Node lets nobody set the mask of the process. */
vi.spyOn(process, "umask").mockReturnValue(0o077);
