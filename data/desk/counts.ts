/** Things the operator counts, with their number. */
export const counts = {
  attempts: (count: number) => counted(count, "attempt", "attempts"),
  deliveries: (count: number) => counted(count, "delivery", "deliveries"),
  entries: (count: number) => counted(count, "entry", "entries"),
  people: (count: number) => counted(count, "person", "people"),
  phoneNumbers: (count: number) => counted(count, "phone number", "phone numbers"),
  receipts: (count: number) => counted(count, "receipt", "receipts"),
  submissions: (count: number) => counted(count, "submission", "submissions"),
  waiting: (count: number) => counted(count, "waiting delivery", "waiting deliveries"),
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
