import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long a request may take to arrive: 100 MB on a slow line. Its head has a minute, as always. */
const UPLOAD_TIME = 30 * 60_000;

/**
 * How long a connection may lie idle: longer than proxies and clients keep theirs (60 seconds at most of them), as one that is
 * closed while its next request is on the way costs that request.
 */
const IDLE_TIME = 75_000;

/** How many bytes the head of a request may have: those usual, and twice the address of a dynamic chart of as many charts as may be, each sign of their keys escaped. */
const HEAD = 16_384 + 2 * limits.dynamicChartsMax * (3 * limits.keyMax + 3);

/** Throws as `listen` would where a port cannot be listened at: told before a store is started for nothing. */
export async function canListen(port: number, host: string): Promise<void> {
  const server = await listen((_request, response) => response.destroy(), port, host);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}

/** Takes requests at a port of a host; 0 is any free port. */
export function listen(app: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer({ maxHeaderSize: HEAD }, app);
    server.requestTimeout = UPLOAD_TIME;
    server.keepAliveTimeout = IDLE_TIME;
    server.on('clientError', refuse);
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Answers a request that could not be read, in words where its head is too long. */
function refuse(failure: NodeJS.ErrnoException, socket: Duplex): void {
  if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const isTooLong = failure.code === 'HPE_HEADER_OVERFLOW';
  const [status, message] = isTooLong
    ? ['431 Request Header Fields Too Large', messages.addressTooLong]
    : [failure.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request', ''];
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: text/plain; charset=utf-8'];
  socket.end(`${[...head, `Content-Length: ${Buffer.byteLength(message)}`].join('\r\n')}\r\n\r\n${message}`);
}
