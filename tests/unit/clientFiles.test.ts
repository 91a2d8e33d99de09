import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { serveClient } from '../../server/src/clientFiles';
import { errorHandler } from '../../server/src/rest/errors';

const SECRET = '{"name":"not for you"}';
let root: string;
let server: Server;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'stemma-client-'));
  const folder = join(root, 'dist');
  await mkdir(join(folder, 'static'), { recursive: true });
  await writeFile(join(root, 'package.json'), SECRET);
  await writeFile(join(folder, 'index.html'), '<p>Stemma</p>');
  await writeFile(join(folder, 'static', 'app.js'), 'run()');
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
  expect(await get('/charts')).toEqual({ status: 200, body: '<p>Stemma</p>' });
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
