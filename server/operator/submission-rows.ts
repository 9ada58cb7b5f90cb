export * from "../leads/submission-rows";
