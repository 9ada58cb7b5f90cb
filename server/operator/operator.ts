export { type Actor as Operator, routerOf } from "../leads/actor";
