import type { Client } from '../testkit/client';

/** The text of an answer to a user's POST, uncompressed; throws for all but success. */
export async function call(user: Client, path: string, body: unknown): Promise<string> {
  const response = await fetch(`${user.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      'accept-encoding': 'identity',
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || text.includes('"errors"')) throw new Error(`${path}: ${response.status} ${text.slice(0, 300)}`);
  return text;
}
