// Stryker runs tests in worker threads, where Node does not allow a change of the umask.
Object.assign(process, { umask: () => 0o077 });
