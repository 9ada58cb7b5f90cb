/** What is wrong with a setting; its name stands before. */
export const settingWords = {
  all: (lines: string) => `These settings cannot be used:\n${lines}`,
  line: (name: string, fault: string, value: string) => `  ${name}: ${fault} (got ${value})`,
  nothing: "nothing",
  notShown: "a value not shown here",

  formId: "must be a form id",
  address: "must be an http(s) address",
  email: "must be an e-mail address",
  number: "must be a number",
  wholeNumber: "must be a whole number, 0 or more",
  atMost: (max: number) => `must be at most ${max}`,
  atLeastOne: "must be at least 1",
  aboveZero: "must be above 0",
  port: "must be a port number",
  adminPort: "must be another port than PORT",
  database: "must begin with file: or postgres://",
  secretKey: "must be 32 bytes as hex (64 digits), or several such keys, newest first",
  secretKeyMissing: "is required with a PostgreSQL database",
  states: "must list state codes such as CA,WA",
  forwardBoth: "FORWARD_URL and FORWARD_API_KEY belong together: set both or neither",
  origin:
    "must be scheme and host, and a port if need be, such as https://www.example.com, without a path, a query or a password",
  proxies: "must be none, loopback, a number of hops, or addresses such as 10.0.0.0/8",
  anyProxy:
    "must not believe everybody (/0): name the proxies, such as 10.0.0.0/8, or a number of hops",
  hosts: "must list host names separated by commas",

  /** Of the file that lists the partner firms. */
  partners: {
    unreadable: "cannot be read",
    noJson: "is not valid JSON",
    list: "must hold a list of firms",
    atLeastOne: "must name at least one firm",
    text: "must be a text",
    empty: "must not be empty",
    oneLine: "must be one line of readable text",
    state: "must be a state code such as NY",
    slug: "must be the slug of a case",
  },

  /** What the machine refuses and a setting mends. */
  hostRefused: "HOST must be an address of this machine",
  portRefused: "PORT (and ADMIN_PORT, if it is set) must be free, and open to this user",
} as const;
