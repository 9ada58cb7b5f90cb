import {
  type Behaviour,
  type FakeServer,
  html,
  json,
  redirect,
  startFakeServer,
} from "./fake-server";

export type SheetService = FakeServer & {
  /** The rows that it wrote, as `submission_id` and `revision`. */
  rows: { id: string; revision: string }[];
  execUrl: string;
  /** Runs the script as usual, then responds like this to the fetch of the result, once each. */
  nextEcho(...behaviours: Behaviour[]): void;
};

/**
 * A spreadsheet script as the vendor runs it: the response to a post is a redirect to the address
 * of the result. The script looks an id up before it writes.
 */
export async function startSheetService(port = 0): Promise<SheetService> {
  const rows: SheetService["rows"] = [];
  const echoes: Behaviour[] = [];
  const answers = new Map<string, unknown>();

  const run: Behaviour = (request, response) => {
    if (request.method === "GET") {
      const key = new URL(request.path, "http://echo").searchParams.get("user_content_key") ?? "";
      return (echoes.shift() ?? json(200, answers.get(key)))(request, response);
    }
    const members = membersOf(request.fields);
    const id = members.submission_id ?? "";
    const revision = members.revision ?? "";
    const index = rows.findIndex((row) => row.id === id && row.revision === revision);
    if (index < 0) rows.push({ id, revision });

    const key = String(answers.size + 1);
    const row = index < 0 ? rows.length : index + 1;
    answers.set(key, { result: "success", row, ...(index < 0 ? {} : { duplicate: true }) });
    return redirect(302, `/macros/echo?user_content_key=${key}&lib=x`)(request, response);
  };

  const server = await startFakeServer(run, port);
  return {
    ...server,
    rows,
    execUrl: `${server.url}/macros/s/abc/exec`,
    nextEcho: (...behaviours) => void echoes.push(...behaviours),
  };
}

/** Home leads arrive as JSON in `data`, case leads as plain fields. */
export function membersOf(fields: readonly (readonly [string, string])[]): Record<string, string> {
  const members = Object.fromEntries(fields);
  return members.data === undefined ? members : JSON.parse(members.data);
}

export function scriptError(error: unknown): Behaviour {
  return json(200, { result: "error", error });
}

export const botDetected: Behaviour = json(200, { result: "success", message: "Bot detected" });
export const errorPage: Behaviour = html(
  200,
  "<!doctype html><title>Error</title>Service invoked too many times in a short time: exec qps",
);
export const exceptionPage: Behaviour = html(
  200,
  "<!doctype html><title>Error</title>TypeError: Cannot read properties of undefined",
);
export const signInPage: Behaviour = html(200, "<!doctype html><title>Sign in</title>");
export const authorisationPage: Behaviour = html(
  200,
  "<!doctype html><title>Authorization needed</title>",
);
