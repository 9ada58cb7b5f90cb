/*
 * Preloaded, this prints the umask on SIGUSR2.
 */
process.umask(0);
process.on("SIGUSR2", () =>
  process.stdout.write(`umask ${process.umask().toString(8).padStart(3, "0")}\n`),
);
