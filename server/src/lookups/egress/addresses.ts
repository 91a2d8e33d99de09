import ipaddr from 'ipaddr.js';

/** Addresses at which clouds tell machines their secrets and which are no private ones by their range (Azure's host). */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16']);
/** Ranges of networks of one's own. */
const PRIVATE: ReadonlySet<string> = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat']);

/**
 * Whether an IP address may be connected to: public ones, and those of private networks where they are permitted. Never link-local ones
 * (where clouds have their metadata), multicast, unspecified or reserved ones, nor public ones that stand for another (NAT64, 6to4, Teredo).
 */
export function mayConnectTo(address: string, isPrivatePermitted: boolean): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  const real = ipaddr.process(bare);
  if (METADATA.has(real.toString())) return false;
  const range = real.range();
  return range === 'unicast' || (isPrivatePermitted && PRIVATE.has(range));
}
