/** The process answers; whether the store can be written is `/readyz`. */
export function loader() {
  return Response.json({ ok: true }, { headers: { "Cache-Control": "no-store" } });
}
