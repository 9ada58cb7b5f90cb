/** Words of what surrounds every page: header, menus, footer. */
export const layoutWords = {
  skip: "Skip to main content",
  contents: "On this page",
  main: "Main",
  legal: "Legal",
  menu: {
    small: "Menu",
    lawsuits: "Lawsuits",
    all: "All lawsuits",
    search: "Search the lawsuits",
    find: "Search",
    about: "About Us",
    resources: "Resources",
    contact: "Contact Us",
  },
  review: "Free Case Review",
  footer: {
    pages: "On this site",
    contact: "Write to us",
    social: (name: string) => `${name} on social networks`,
    choices: "Your privacy choices",
    honored: "Opt-Out Request Honored",
  },
} as const;
