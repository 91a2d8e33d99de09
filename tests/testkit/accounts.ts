import type { TestApp } from './app';
import { PASSWORD } from './app';
import { Authenticator } from './authenticator';
import { Client } from './client';

/** What sign-in calls answer. */
export interface Entered {
  success: boolean;
  token: string | null;
  error: string | null;
  secondFactor: 'code' | 'setUp' | null;
}

/** Makes as if the last code had been used long ago, so that the one of now is good again. */
export async function forgetStep(app: TestApp, userKey: string): Promise<void> {
  const cypher = 'MATCH (u:User {key: $userKey}) SET u.tfaLastStep = 0';
  await app.store.write((tx) => tx.run('test.step', cypher, { userKey }));
}

/** Sets a second factor up for a signed-in user, or for one who owes it; the step of its first code is forgotten. */
export async function setUpFactor(app: TestApp, user: Client): Promise<{ app: Authenticator; codes: string[] }> {
  const { body } = await user.get<{ secret: string }>('auth/getTempSecret');
  const authenticator = new Authenticator(body.secret);
  const on = await user.post<{ isSuccess: boolean; recoveryCodes: string[]; token: string | null; error: string }>(
    'auth/enableTwoFactorAuth',
    { token: authenticator.code() },
  );
  if (!on.body.isSuccess) throw new Error(on.body.error);
  if (on.body.token) user.token = on.body.token;
  await forgetStep(app, user.userKey);
  return { app: authenticator, codes: on.body.recoveryCodes };
}

/** Signs in, with a code where one is given. */
export async function enter(app: TestApp, nameOrEmail: string, code?: string, password = PASSWORD): Promise<Entered> {
  const path = code === undefined ? 'auth/authenticate' : 'auth/authenticateTfa';
  const body = { nameOrEmail, password, ...(code === undefined ? {} : { token: code }) };
  return (await app.anonymous.post<Entered>(path, body)).body;
}

/** Another program of a user's, signed in by a token. */
export function clientOf(app: TestApp, token: string | null): Client {
  const client = new Client(app.url);
  client.token = token ?? undefined;
  return client;
}
