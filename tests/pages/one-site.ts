import { type Site, startSite } from "../support/site";

/** Of the file that runs. */
export let site: Site;

export async function open() {
  site = await startSite();
}

/** Whatever a file has sent, the log is looked at in the end. */
export async function closeAfter(expectQuietLog: () => void) {
  await site.stop();
  expectQuietLog();
}
