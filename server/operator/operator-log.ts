export { logAct, readActs } from "../leads/actor";
