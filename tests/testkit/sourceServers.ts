import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a source can do instead of answering as it should. */
export type SourceFault =
  | 'slow'
  | 'tooMany'
  | 'tooManyForGood'
  | 'malformed'
  | 'otherShape'
  | 'html'
  | 'packed'
  | 'huge'
  | 'endless'
  | 'hangsUp'
  | 'missing'
  | 'gone'
  | 'redirects'
  | 'expiredKey'
  | 'broken';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A source on loopback that serves recorded answers, and faults on demand. */
export interface SourceServer {
  url: string;
  /** As STEMMA_LOOKUP_HOSTS names it. */
  host: string;
  asked: Asked[];
  /** The next answers; the last one stays. */
  failWith(...faults: (SourceFault | null)[]): void;
  /** Answers nobody until what it gives is called. */
  hold(): () => void;
  close(): Promise<void>;
}

type Answer = (asked: Asked) => { status?: number; type?: string; body: unknown };

/** Starts a source that answers so. */
export async function serveSource(answer: Answer): Promise<SourceServer> {
  const asked: Asked[] = [];
  let held: Promise<void> = Promise.resolve();
  let faults: (SourceFault | null)[] = [null];
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      await held;
      const fault = (faults.length > 1 ? faults.shift() : faults[0]) ?? null;
      if (fault) return fail(response, fault);
      const { status = 200, type = 'application/json', body: said } = answer(one);
      response.writeHead(status, { 'content-type': type });
      response.end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `http://127.0.0.1:${port}`,
    asked,
    failWith: (...next) => {
      faults = next.length > 0 ? next : [null];
    },
    hold: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    close: () => closed(server),
  };
}

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? (JSON.parse(text) as unknown) : null;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const HUGE = 5_000_000;

function fail(response: ServerResponse, fault: SourceFault): void {
  switch (fault) {
    case 'slow':
      return;
    case 'tooMany':
      response.writeHead(429, { 'retry-after': '0' }).end();
      return;
    case 'tooManyForGood':
      response.writeHead(429, { 'retry-after': '3600' }).end();
      return;
    case 'malformed':
      response.writeHead(200, JSON_TYPE).end('{"data": [{"id": ');
      return;
    case 'otherShape':
      response.writeHead(200, JSON_TYPE).end('{"data": 7, "results": "none", "responses": []}');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
      return;
    case 'packed':
      response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end('x');
      return;
    case 'huge':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': HUGE }).end(' '.repeat(HUGE));
      return;
    case 'endless': {
      response.writeHead(200, JSON_TYPE);
      const more = () => {
        if (response.writableEnded || response.destroyed) return;
        response.write(' '.repeat(100_000), () => setImmediate(more));
      };
      more();
      return;
    }
    case 'hangsUp':
      response.destroy();
      return;
    case 'missing':
      response.writeHead(404, JSON_TYPE).end('{}');
      return;
    case 'gone':
      response.writeHead(410, JSON_TYPE).end('{}');
      return;
    case 'redirects':
      response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
      return;
    case 'expiredKey':
      response.writeHead(401, JSON_TYPE).end('{"detail": "expired"}');
      return;
    case 'broken':
      response.writeHead(500, JSON_TYPE).end('{}');
  }
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
