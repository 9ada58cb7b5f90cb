import { createContext } from "react";

/** Path of the page that is drawn, also where no router is. */
export const CurrentPath = createContext("");
