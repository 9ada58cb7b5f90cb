export * from "../leads/read-routing";
