import { describe, expect, test } from '@jest/globals';
import { uploadMessages } from '@stemma/shared/messages/uploads';
import type { DetailedError } from 'tus-js-client';
import { atOnce } from './engine';
import { faultBefore, uploadFaultOf } from './faults';

/** An upload's failure as tus tells it; without a status nobody answered. */
function failure(method: string, status?: number, body = ''): DetailedError {
  const originalResponse = status === undefined ? null : { getStatus: () => status, getBody: () => body };
  return Object.assign(new Error('tus'), { originalRequest: { getMethod: () => method }, originalResponse }) as never;
}

describe('an upload that fails says why, by the codes of the specification', () => {
  test.each([
    ['server', failure('PATCH', 503)],
    ['denied', failure('POST', 403)],
    ['network', failure('POST')],
    ['upload', failure('PATCH')],
  ])('%s', (code, error) => {
    expect(uploadFaultOf(error)).toMatchObject({ code, message: uploadMessages[code as 'server'] });
  });

  test.each(['extension', 'size', 'quota'])('%s, in the words of the server', (code) => {
    const body = JSON.stringify({ error: 'Its own words.', code });
    expect(uploadFaultOf(failure('POST', 422, body))).toEqual({ code, message: 'Its own words.' });
  });
});

describe('a file is looked at before it is sent', () => {
  const fault = (name: string, size = 2000, type = '') => faultBefore({ name, size, type })?.code ?? null;

  test('by its name, its kind and its size', () => {
    expect([fault('deed.pdf'), fault('deed.PDF', 2000, 'application/pdf')]).toEqual([null, null]);
    expect([fault('page.html'), fault('.env'), fault('Thumbs.db'), fault('a.txt', 2000, 'text/html')]).toEqual(
      Array(4).fill('extension'),
    );
    expect([fault('a.txt', 1023), fault('a.txt', 100 * 1024 * 1024 + 1)]).toEqual(['size', 'size']);
    expect(fault('CON.txt')).toBe('denied');
  });
});

test('three files are sent at once, and never fewer than one or more than five', () => {
  expect([atOnce(), atOnce(0), atOnce(4), atOnce(99)]).toEqual([3, 1, 4, 5]);
});
