import { blogWords as spanish } from "./es/blog-words";
import { inEach } from "./language";

/** Words around each post, apart from the posts, which must not reach the browser's script. */
const englishBlogWords = {
  minutes: (count: number) => `${count} minute${count === 1 ? "" : "s"} to read`,
  open: "Read More",
  close: "Close",
  sources: "Sources",
};

export const blogWords = /* @__PURE__ */ inEach({ en: englishBlogWords, es: spanish });
