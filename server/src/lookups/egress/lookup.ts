import { lookup as systemLookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { LookupFault } from '../fault';
import { mayConnectTo } from './addresses';

/** Finds all addresses of a host; that of the system unless a test has another. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const bySystem: Resolve = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true }, (failure, found) => (failure ? reject(failure) : resolve(found)));
  });

/**
 * A `lookup` for connections that refuses a host of which one address may not be connected to. The connection goes to the addresses that were
 * checked, whatever the host's name leads to a moment later (DNS rebinding).
 */
export function checkedLookup(isPrivatePermitted: boolean, resolve: Resolve = bySystem): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const isFine = found.length > 0 && found.every(({ address }) => mayConnectTo(address, isPrivatePermitted));
        if (!isFine) return done(new LookupFault('privateAddress'), '');
        const [first] = found;
        if (options.all) done(null, found);
        else if (first) done(null, first.address, first.family);
      },
      (failure: Error) => done(failure, ''),
    );
  };
}
