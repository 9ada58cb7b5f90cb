/** The name of the decoy field, which people never see and some bots fill in. */
export const honeypot = "leave_empty";
