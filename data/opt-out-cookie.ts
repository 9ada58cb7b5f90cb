/** Name of the opt-out cookie. The value `1` means that this browser has opted out. */
export const optOutCookie = "do_not_sell";
