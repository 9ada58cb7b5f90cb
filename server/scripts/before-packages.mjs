/*
 * The built server imports this before anything else, because the packages read these settings when
 * they are loaded.
 */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node 20.19 or newer is needed, and this is ${process.version}.\n`);
  process.exit(1);
}

// React and others choose between development and production code when they are loaded.
process.env.NODE_ENV ||= "production";
