import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startApp } from '../testkit/ownApp';

/** Signs in wrongly, as somebody whose proxy says that he comes from an address; answers the status. */
async function guess(url: string, from: string): Promise<number> {
  const answer = await fetch(`${url}/api/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ nameOrEmail: `${randomUUID()}@example.org`, password: 'not the password' }),
  });
  const body = (await answer.json()) as { code?: string };
  return body.code === 'tooMany' ? 429 : answer.status;
}

const address = (): string => `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;
const guesses = { account: 1000, address: 2 };

test('people behind a proxy that is trusted are told apart, and each has guesses of his own', async () => {
  const app = await startApp({ guesses, trustedProxies: ['127.0.0.1'] });
  const [one, other] = [address(), address()];
  const statuses = [await guess(app.url, one), await guess(app.url, one), await guess(app.url, one)];
  expect(statuses.at(-1)).toBe(429);
  expect(await guess(app.url, other)).not.toBe(429);
  await app.close();
});

test('what somebody says of himself who is no trusted proxy is not believed', async () => {
  const app = await startApp({ guesses, trustedProxies: ['192.0.2.1'] });
  for (let count = 0; count < 3; count += 1) await guess(app.url, address());
  expect(await guess(app.url, address())).toBe(429);
  await app.close();
});
