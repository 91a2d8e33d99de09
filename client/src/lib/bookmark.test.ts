import { expect, jest, test } from '@jest/globals';
import { fetchWithBookmark } from './bookmark';

test('a read brings along the bookmark of the write before it', async () => {
  const asked: (string | null)[] = [];
  const answer = jest.fn<typeof fetch>(async (_input, init) => {
    asked.push(new Headers(init?.headers).get('Stemma-Bookmark'));
    return new Response('{}', { headers: asked.length === 1 ? { 'Stemma-Bookmark': 'b1' } : {} });
  });
  globalThis.fetch = answer;
  await fetchWithBookmark('/graphql', { method: 'POST' });
  await fetchWithBookmark('/graphql', { method: 'POST', headers: { authorization: 'Bearer x' } });
  await fetchWithBookmark('/graphql');
  expect(asked).toEqual([null, 'b1', 'b1']);
  expect(new Headers(answer.mock.calls[1]?.[1]?.headers).get('authorization')).toBe('Bearer x');
});
