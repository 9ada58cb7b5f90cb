"""Stores each message once. Start: SECRET=whsec_… PORT=8080 DATA=leads python3 receiver.py"""
import base64, hashlib, hmac, os, re, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

secret = base64.b64decode(os.environ["SECRET"].removeprefix("whsec_"))
folder = os.environ.get("DATA", "leads")
os.makedirs(folder, exist_ok=True)


def is_signed(headers, body):
    stamp = headers.get("webhook-timestamp", "")
    if not stamp.isdigit() or abs(time.time() - int(stamp)) > 300: return False
    text = f'{headers.get("webhook-id")}.{stamp}.'.encode() + body
    mine = "v1," + base64.b64encode(hmac.new(secret, text, hashlib.sha256).digest()).decode()
    return any(hmac.compare_digest(mine, one) for one in headers.get("webhook-signature", "").split(" "))


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        try:
            status = self.receive()
        except Exception:  # such as a full disk
            status = 500
        self.send_response(status)
        self.end_headers()

    def receive(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_signed(self.headers, body): return 401
        path = os.path.join(folder, re.sub(r"[^\w.-]", "", self.headers["webhook-id"]) + ".json")
        if not os.path.exists(path):  # otherwise a repeat
            with open(path + ".part", "wb") as file:
                file.write(body)
                file.flush()
                os.fsync(file.fileno())
            os.replace(path + ".part", path)
        return 204


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
