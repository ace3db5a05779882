"""A web server of one answer: writes its port to one file and each request to another, a line of JSON.

    listen.py PORTFILE LOGFILE
"""
import http.server
import json
import os
import sys


class Listener(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        with open(sys.argv[2], "a") as log:
            log.write(json.dumps({
                "path": self.path, "authorization": self.headers.get("Authorization"),
                "type": self.headers.get("Content-Type"), "body": json.loads(body)}) + "\n")
        self.send_response(204)
        self.end_headers()

    def log_message(self, *words):
        pass


server = http.server.HTTPServer(("127.0.0.1", 0), Listener)
with open(sys.argv[1] + ".new", "w") as port:
    port.write(str(server.server_port))
os.rename(sys.argv[1] + ".new", sys.argv[1])
server.serve_forever()
