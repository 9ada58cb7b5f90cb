/** Beside the reference of whatever was sent. */
export const sentWords = {
  reference: "Your reference. Please keep it.",
  copy: "Copy",
  copied: "Copied",
  print: "Print",
  records: "Useful meanwhile: records to gather",
  printed: ({ site, address, day }: { site: string; address: string; day: string }) =>
    `${site}, ${address}, ${day}`,
} as const;
