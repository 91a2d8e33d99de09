import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { serveClient } from '../../server/src/clientFiles';
import { errorHandler } from '../../server/src/rest/errors';

const SECRET = '{"name":"not for you"}';
const PAGE =
  '<script type="application/json" id="screens">{"shared":["/static/a.js","/static/a.css"]}</script><p>Stemma</p>';
let root: string;
let server: Server;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stemma-client-'));
  const folder = join(root, 'dist');
  await mkdir(join(folder, 'static', 'flags'), { recursive: true });
  await writeFile(join(root, 'package.json'), SECRET);
  await writeFile(join(folder, 'index.html'), PAGE);
  await writeFile(join(folder, 'static', 'app.js'), 'run()');
  await writeFile(join(folder, 'static', 'large.js'), 'run(it)');
  await writeFile(join(folder, 'static', 'large.js.br'), brotliCompressSync('run(it)'));
  await writeFile(join(folder, 'static', 'flags', 'XX.svg'), '<svg/>');
  await writeFile(join(folder, 'static', 'flags', 'XX.svg.br'), brotliCompressSync('<svg/>'));
  const app = express();
  serveClient(app, folder);
  app.use(errorHandler(pino({ level: 'silent' })));
  server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(root, { recursive: true, force: true });
});

/** Asks for a path as it is; `fetch` would tidy it first. */
const get = (path: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    });
    asked.on('error', reject).end();
  });

test('a file of the client is sent, and its page for any other path', async () => {
  expect(await get('/static/app.js')).toEqual({ status: 200, body: 'run()' });
  expect(await get('/charts')).toEqual({ status: 200, body: PAGE });
});

test('the page of a share link names the files of its screen, so that they are fetched beside it', async () => {
  const { port } = server.address() as AddressInfo;
  const linkOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('link');
  expect(await linkOf('/shared/k')).toBe(
    '</static/a.js>; rel=modulepreload; crossorigin, </static/a.css>; rel=preload; as=style; crossorigin',
  );
  expect(await linkOf('/overview')).toBeNull();
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', null],
  ['br;q=0', null],
])('a browser that takes “%s” gets a file that was compressed before as %s', async (accepted, encoding) => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/static/large.js`, { headers: { 'accept-encoding': accepted } });
  expect(await answer.text()).toBe('run(it)');
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

test('what was compressed before is found in folders, too', async () => {
  const { port } = server.address() as AddressInfo;
  const flag = `http://127.0.0.1:${port}/static/flags/XX.svg`;
  const answer = await fetch(flag, { headers: { 'accept-encoding': 'br' } });
  expect(await answer.text()).toBe('<svg/>');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
});

test.each(['/', '%2f', '%2F', '%5c', '\\', '%252f', '%255c'])(
  'a path that leads out of the client’s files by “..%s” is not there',
  async (slash) => {
    for (const up of ['..', '%2e%2e', '%252e%252e']) {
      const path = `/static/${up}${slash}${up}${slash}package.json`;
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).not.toContain('not for you');
    }
  },
);
