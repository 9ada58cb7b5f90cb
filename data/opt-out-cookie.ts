/** Name of the cookie that says, with the value `1`, that this browser has opted out. */
export const optOutCookie = "do_not_sell";
