/** Its twin for builds of development and for tests. */
export { Fragment, jsxDEV } from "react/jsx-dev-runtime";
