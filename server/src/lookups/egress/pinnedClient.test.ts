import { afterEach, expect, test } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PinnedClient, secondsOf } from './pinnedClient';
import { readPermittedHosts } from './permittedHosts';
import type { Resolve } from './lookup';

const open: { server: Server; client: PinnedClient }[] = [];
afterEach(async () => {
  for (const { server, client } of open.splice(0)) {
    await client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A client of a server on loopback that is called by this name. */
async function clientOf(
  name: string,
  answer: RequestListener,
  { permit = true, resolve }: { permit?: boolean; resolve?: Resolve } = {},
) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://${name}:${port}/api`;
  const permitted = permit ? (readPermittedHosts(`http://${name}:${port}`) ?? []) : [];
  const client = new PinnedClient({ baseUrl, permitted, limits: { wholeTime: 2000 }, ...(resolve && { resolve }) });
  open.push({ server, client });
  return client;
}
const said: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ path: request.url }));
};
const ask = (client: PinnedClient, ...path: string[]) => client.ask({ method: 'GET', path });

test('parts of a path stay parts, whatever is in them', async () => {
  const client = await clientOf('127.0.0.1', said);
  expect(await ask(client, 'entities', 'a/../b?c#d')).toEqual({ path: '/api/entities/a%2F..%2Fb%3Fc%23d' });
});

test('a host is not asked without TLS, nor at a private address, unless the operator permits it', async () => {
  let asked = 0;
  const client = await clientOf('127.0.0.1', () => (asked += 1), { permit: false });
  await expect(ask(client)).rejects.toMatchObject({ code: 'privateAddress' });
  expect(asked).toBe(0);
});

test('a name that leads elsewhere later is checked again at each connection (DNS rebinding)', async () => {
  let to = '127.0.0.1';
  const close: RequestListener = (request, response) => {
    response.setHeader('connection', 'close');
    said(request, response);
  };
  const resolve: Resolve = () => Promise.resolve([{ address: to, family: 4 }]);
  const client = await clientOf('source.example', close, { resolve });
  expect(await ask(client, 'x')).toEqual({ path: '/api/x' });
  to = '169.254.169.254';
  await expect(ask(client, 'x')).rejects.toMatchObject({ code: 'privateAddress' });
});

test('no more calls go at once than a source is asked by, and those beyond what waits are refused', async () => {
  let running = 0;
  let most = 0;
  const client = await clientOf('127.0.0.1', (request, response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      said(request, response);
    }, 20);
  });
  const answers = await Promise.allSettled(Array.from({ length: 60 }, () => ask(client, 'x')));
  expect(most).toBeLessThanOrEqual(4);
  const refused = answers
    .filter((one) => one.status === 'rejected')
    .map(({ reason }) => (reason as { code: string }).code);
  expect([refused.length, new Set(refused)]).toEqual([16, new Set(['busy'])]);
});

test('when to ask again is said in seconds or as a date', () => {
  expect([secondsOf('120'), secondsOf(undefined), secondsOf('soon')]).toEqual([120, undefined, undefined]);
  expect(secondsOf(new Date(Date.now() - 5000).toUTCString())).toBe(0);
});
