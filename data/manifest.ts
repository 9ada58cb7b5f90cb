import { markColors, palette } from "./brand";

/** What the web manifest has in both languages. */
export const manifest = {
  display: "browser",
  background_color: palette.light.paper,
  theme_color: markColors.tile[0],
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
} as const;
