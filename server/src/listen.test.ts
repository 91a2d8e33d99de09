import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import express from 'express';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { listen } from './listen';

let server: Server;
let url: string;
beforeAll(async () => {
  const app = express();
  app.get('/{*path}', (request, response) => void response.json(request.url.split(',').length));
  server = await listen(app, 0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The longest keys there may be, as an address says them at their longest. */
const keys = (count: number) =>
  Array.from({ length: count }, (_, at) => encodeURIComponent(`k${at}`.padEnd(limits.keyMax, ':'))).join(',');

test('an address names as many charts as a dynamic chart may be made of', async () => {
  const answer = await fetch(`${url}/all/e?keys=${keys(limits.dynamicChartsMax)}`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toBe(limits.dynamicChartsMax);
  expect((await fetch(`${url}/all/e?keys=${keys(limits.dynamicChartsMax + 1)}`)).status).toBe(200);
});

test('an address that is longer by far is refused in words', async () => {
  const answer = await fetch(`${url}/all/e?keys=${keys(limits.dynamicChartsMax * 3)}`);
  expect(answer.status).toBe(431);
  expect(await answer.text()).toBe(messages.addressTooLong);
});

test('a port that is taken is told', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(listen(express(), port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
