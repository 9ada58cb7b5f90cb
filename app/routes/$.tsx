import { data } from "@remix-run/node";

function notFound(): never {
  throw data(null, { status: 404 });
}

export { notFound as action, notFound as loader };

export const meta = () => [{ title: "Not found" }, { name: "robots", content: "noindex" }];

export default function NotFound() {
  return null;
}
