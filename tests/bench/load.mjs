import { Agent, get } from "node:http";
import { connect } from "node:net";
import { ours } from "./servers.mjs";

const probeMs = 5000;

/** How long `/healthz` takes while connections request much and read nothing. */
export async function benchLoad() {
  const site = await ours();
  const rows = [{ beside: "nothing", ...(await probe(site.url)) }];
  for (const path of ["/?a=1", "/"]) {
    const socket = ask(site.url, path, 1500);
    rows.push({ beside: `1,500 pipelined ${path}`, ...(await probe(site.url)) });
    socket.destroy();
  }
  for (const path of ["/?a=1", "/lawsuits/roundup-cancer"]) {
    const readers = Array.from({ length: 400 }, () => ask(site.url, path, 20).pause());
    await new Promise((resolve) => setTimeout(resolve, 500));
    rows.push({ beside: `400 who never read ${path}`, ...(await probe(site.url)) });
    for (const socket of readers) socket.destroy();
  }
  rows.push({ beside: "resident at the end, MB", mostMs: site.residentMb() });
  await site.stop();
  return rows;
}

function ask(url, path, times) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.on("data", () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(times));
  return socket;
}

async function probe(url) {
  const agent = new Agent({ keepAlive: true });
  const took = [];
  for (const end = performance.now() + probeMs; performance.now() < end; ) {
    took.push(await health(url, agent));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (part) => Math.round(took[Math.floor(took.length * part)] ?? 0);
  return { medianMs: at(0.5), p99Ms: at(0.99), mostMs: Math.round(took.at(-1) ?? 0) };
}

function health(url, agent) {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/healthz`, { agent }, (response) => {
      response.resume().once("end", () => resolve(performance.now() - began));
    }).once("error", reject);
  });
}
