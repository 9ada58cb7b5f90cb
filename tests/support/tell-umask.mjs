/*
 * Preloaded, this answers SIGUSR2 with the umask: the permissions that new files of this process
 * lack.
 */
process.umask(0);
process.on("SIGUSR2", () =>
  process.stdout.write(`umask ${process.umask().toString(8).padStart(3, "0")}\n`),
);
