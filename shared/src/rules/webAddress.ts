import { z } from 'zod';
import { messages } from '../messages';

/** The length that every browser still opens. */
const ADDRESS_MAX = 2048;

// Scheme, then host or [IPv6], then port, then path, query and hash. Neither a user name nor another scheme than http gets in.
const ADDRESS = /^(?:https?:\/\/)?(?:\[([^\]]*)\]|([^\s/?#:@[\]\\]+))(?::(\d{1,5}))?(?:[/?#][^\s<>"\\]*)?$/i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const TOP_LABEL = /^(?:xn--[a-z0-9-]+|[\p{L}\p{M}]{2,})$/iu;

/** Whether the text is a web address: optional http or https, a domain or IP, optional port, path, query and hash (SPEC §5). */
export function isWebAddress(text: string): boolean {
  const parts = text.length <= ADDRESS_MAX ? ADDRESS.exec(text) : null;
  if (!parts) return false;
  const [, ipv6, host, port] = parts;
  if (port !== undefined && (Number(port) < 1 || Number(port) > 65535)) return false;
  if (ipv6 !== undefined) return z.ipv6().safeParse(ipv6).success;
  return host !== undefined && (z.ipv4().safeParse(host).success || isDomain(host));
}

function isDomain(host: string): boolean {
  const labels = host.split('.');
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/** The address of a web link as typed, trimmed; an empty one is null and makes no link (SPEC §5). */
export const webAddress = z
  .string()
  .trim()
  .refine((text) => text === '' || isWebAddress(text), messages.url)
  .transform((text) => text || null);

/** What a click on a web link opens: https:// stands before an address that says no scheme (SPEC §2.5). */
export function openableAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}
