import { refuse } from "~/app/site/http-error.server";

export const loader = () => refuse(404);
export const action = () => refuse(404);

export const meta = () => [{ title: "Not found" }, { name: "robots", content: "noindex" }];

export default function NotFound() {
  return null;
}
