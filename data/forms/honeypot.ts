/** The name of the field that people never see and some robots fill. */
export const honeypot = "leave_empty";
