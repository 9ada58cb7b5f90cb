import { type Site, startSite } from "../support/site";

/** The site of the test file that is running. */
export let site: Site;

export async function open() {
  site = await startSite();
}

/** Whatever a test file has sent, the log is checked at the end. */
export async function closeAfter(expectQuietLog: () => void) {
  await site.stop();
  expectQuietLog();
}
