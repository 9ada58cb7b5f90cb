/* Preloaded, this answers SIGUSR2 with the permissions that files of this process begin without. */
process.umask(0);
process.on("SIGUSR2", () =>
  process.stdout.write(`umask ${process.umask().toString(8).padStart(3, "0")}\n`),
);
