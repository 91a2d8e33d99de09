import { jest } from '@jest/globals';

export interface Call {
  name: string;
  variables: Record<string, unknown>;
  /** Who called; undefined for nobody. */
  token: string | undefined;
}

/** Stands for the server: answers operations as told, or cannot be reached where it answers nothing. What is sent is kept. */
export function answering(answer: (call: Call) => object | undefined) {
  const sent = jest.fn<(call: Call) => void>();
  globalThis.fetch = jest.fn<typeof fetch>(async (_url, init) => {
    const { query, variables } = JSON.parse(init?.body as string) as { query: string; variables: Call['variables'] };
    const { authorization } = init?.headers as Record<string, string>;
    const call = { name: /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '', variables, token: authorization?.slice(7) };
    sent(call);
    const data = answer(call);
    if (!data) throw new TypeError('no connection');
    const body = 'errors' in data ? data : { data };
    return { status: 200, ok: true, json: async () => body } as unknown as Response;
  });
  return sent;
}

/** The answer to a read that the visit may no longer make. */
export const refusedAs = (code: string, message: string) => ({ errors: [{ message, extensions: { code } }] });
