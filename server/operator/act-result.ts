export { type ActResult, obstacle, unknownReference } from "../leads/actor";
