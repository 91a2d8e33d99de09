import type { Express } from 'express';
import type { Server } from 'node:http';

/** How long a request may take to arrive: 100 MB on a slow line. Its head has a minute, as always. */
const UPLOAD_TIME = 30 * 60_000;

/**
 * How long a connection may lie idle: longer than proxies and clients keep theirs (60 seconds at most of them), as one that is
 * closed while its next request is on the way costs that request.
 */
const IDLE_TIME = 75_000;

/** Takes requests at a port of a host; 0 is any free port. */
export function listen(app: Express, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host, (failure?: Error) => (failure ? reject(failure) : resolve(server)));
    server.requestTimeout = UPLOAD_TIME;
    server.keepAliveTimeout = IDLE_TIME;
  });
}
