import { describe, expect, test } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { mayConnectTo } from './addresses';
import { checkedLookup } from './lookup';
import { permissionOf, readPermittedHosts } from './permittedHosts';

describe('an address', () => {
  test.each(['8.8.8.8', '2a00:1450:4001:82f::200e', '::ffff:8.8.8.8'])(
    '%s of the public net may be asked',
    (address) => {
      expect(mayConnectTo(address, false)).toBe(true);
    },
  );

  test.each([
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '127.0.0.1',
    '127.9.9.9',
    '::1',
    'fd00::1',
    '100.64.0.1',
    '::ffff:10.0.0.1',
  ])('%s of a private network only where that is permitted', (address) => {
    expect([mayConnectTo(address, false), mayConnectTo(address, true)]).toEqual([false, true]);
  });

  test.each([
    ...['169.254.169.254', 'fe80::1', 'fe80::1%eth0', '::ffff:169.254.169.254', '168.63.129.16'],
    ...['0.0.0.0', '::', '224.0.0.1', 'ff02::1', '255.255.255.255', '240.0.0.1', '192.0.2.1'],
    ...['64:ff9b::a9fe:a9fe', '2002:a9fe:a9fe::', '2001::1', 'not an address', ''],
  ])('%s never', (address) => {
    expect([mayConnectTo(address, false), mayConnectTo(address, true)]).toEqual([false, false]);
  });
});

describe('permitted hosts', () => {
  test('are read with their ports, and whether they are spoken to without TLS', () => {
    expect(readPermittedHosts('Yente.Internal, http://127.0.0.1:8000,https://[::1]:9')).toEqual([
      { host: 'yente.internal', port: undefined, isPlain: false },
      { host: '127.0.0.1', port: 8000, isPlain: true },
      { host: '[::1]', port: 9, isPlain: false },
    ]);
    expect([readPermittedHosts(undefined), readPermittedHosts('')]).toEqual([[], []]);
    for (const wrong of ['yente/path', 'a:99999', 'ftp://a', 'a b', 'user@a'])
      expect(readPermittedHosts(wrong)).toBeUndefined();
  });

  test('are those alone, at that port', () => {
    const permitted = readPermittedHosts('http://yente.internal:8000') ?? [];
    expect(permissionOf(new URL('http://yente.internal:8000/x'), permitted)).toEqual({
      isPrivate: true,
      isPlain: true,
    });
    expect(permissionOf(new URL('https://yente.internal/x'), permitted)).toEqual({ isPrivate: false, isPlain: false });
    expect(permissionOf(new URL('http://not-yente.internal:8000'), permitted)).toEqual({
      isPrivate: false,
      isPlain: false,
    });
  });
});

describe('a host whose name is looked up', () => {
  const found = (...addresses: string[]): LookupAddress[] =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const look = (isPermitted: boolean, addresses: LookupAddress[]) =>
    new Promise((resolve) => {
      const lookup = checkedLookup(isPermitted, () => Promise.resolve(addresses));
      lookup('source.example', { all: true }, (failure, all) => resolve(failure ? failure.message : all));
    });

  test('is connected to at the addresses that were checked', async () => {
    expect(await look(false, found('8.8.8.8', '8.8.4.4'))).toEqual(found('8.8.8.8', '8.8.4.4'));
  });

  test('is refused where one of its addresses is not permitted, or none is found', async () => {
    expect(await look(false, found('8.8.8.8', '127.0.0.1'))).toBe('privateAddress');
    expect(await look(true, found('10.0.0.1', '169.254.169.254'))).toBe('privateAddress');
    expect(await look(true, [])).toBe('privateAddress');
    expect(await look(true, found('10.0.0.1'))).toEqual(found('10.0.0.1'));
  });
});
