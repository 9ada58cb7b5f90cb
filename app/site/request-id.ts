import { createContext } from "react";

/** Of the request a document answers; empty in the browser, which keeps what the server wrote. */
export const RequestId = createContext("");
