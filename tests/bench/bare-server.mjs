/*
 * The upper limit: a Node server that writes the same ready-made bytes under the same headers and
 * does nothing else. It fetches what is at each of PATHS from the server at SAME_AS.
 */
import { createServer, get } from "node:http";

const answers = new Map();
for (const path of (process.env.PATHS ?? "/").split(",")) answers.set(path, await ask(path));

const server = createServer((request, response) => {
  const { headers, body } = answers.get(request.url);
  response.writeHead(200, headers);
  response.end(body);
});
server.keepAliveTimeout = 10_000;
server.listen(0, "127.0.0.1", () => console.log(`http://localhost:${server.address().port}`));

function ask(path) {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": process.env.ENCODING ?? "br" };
    get(new URL(path, process.env.SAME_AS), { headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ headers: own(response), body: Buffer.concat(chunks) }));
    }).once("error", reject);
  });
}

/** Without the headers that Node writes by itself. */
function own({ rawHeaders }) {
  const lines = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (!/^(date|connection|keep-alive)$/i.test(rawHeaders[index])) {
      lines.push(rawHeaders[index], rawHeaders[index + 1]);
    }
  }
  return lines;
}
