import { createContext } from "react";

/** Path of the current page, also in parts rendered without a router. */
export const CurrentPath = createContext("");
