/** What is wrong with a setting; its name is printed before it. */
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
  adminPort: "must be a different port from PORT",
  database: "must begin with file: or postgres://",
  databaseParts:
    "must be postgres://user:password@host/database; percent-encode special characters in user and password (# as %23, @ as %40, % as %25)",
  secretKey: "must be 32 bytes as hex (64 digits), or several such keys, newest first",
  newStore: "must be 1 or unset",
  secretKeyMissing: "is required with a PostgreSQL database",
  states: "must list state codes such as CA,WA",
  languages: "must be en, or en,es",
  approved: "must be a date and a name, such as 2026-11-23 Ana Ruiz",
  mailBoth: "SMTP_URL and MAIL_FROM belong together: set both or neither",
  smtp: "must be smtps:// or smtp:// and a host; percent-encode special characters in user and password (% as %25)",
  sender: "must be name@example.com or Name <name@example.com>",
  secret: "must be a secret that begins with whsec_, then 24 to 64 bytes as base64",
  forwardBoth: "FORWARD_URL and FORWARD_API_KEY belong together: set both or neither",
  origin:
    "must be a scheme and a host, with a port if needed, such as https://www.example.com, without a path, a query or a password",
  proxies: "must be none, loopback, a number of hops, or addresses such as 10.0.0.0/8",
  anyProxy:
    "must not trust everybody (/0): name the proxies, such as 10.0.0.0/8, or a number of hops",
  hosts: "must list host names separated by commas",

  nearly: (name: string, meant: string) => `  ${name}: is not a setting. Did you mean ${meant}?`,

  /** About the file that holds the settings. */
  file: {
    unreadable: (path: string) => `The settings file ${path} cannot be read.`,
    at: (line: number, name: string, fault: string) =>
      `  line ${line}${name ? `, ${name}` : ""}: ${fault}`,
    line: "is not NAME=value",
    remark: "has a # after a blank: put the value in quotes, or the comment on a line of its own",
    quote: "has a quotation mark that is never closed",
    behind: "continues after its quotation marks",
  },

  /** About the file that lists the partner firms. */
  partners: {
    unreadable: "cannot be read",
    noJson: "is not valid JSON",
    list: "must hold a list of firms",
    atLeastOne: "must name at least one firm",
    text: "must be text",
    empty: "must not be empty",
    oneLine: "must be one line of readable text",
    state: "must be a state code such as NY",
    slug: "must be the slug of a case",
    tooLong: "must have at most 200 characters",
    id: "must be at most 40 lower-case letters, digits and single hyphens",
    idMissing: "is required with a webhook or an e-mail address",
    repeatedId: "is also the id of another firm",
    language: "must be en or es",
    cap: "must be a whole number, 0 or more",
    share: "must be a number above 0 and at most 1000",
    role: "must be service_provider, requested_recipient or third_party",
    bareUrl: "must not contain a user, password or fragment",
    notSecure: "must begin with https (PARTNER_HOSTS lists exceptions for tests)",
    secretEnv: "must be the name of an environment variable",
    secretMissing: "is not set in the environment",
    secretCount: "must hold one or two secrets, newest first",
    secretShape: "must hold secrets that begin with whsec_, then 24 to 64 bytes as base64",
  },

  /** Faults of the machine that a setting can fix. */
  hostRefused: "HOST must be an address of this machine",
  portRefused: "PORT (and ADMIN_PORT, if it is set) must be free, and open to this user",
} as const;
