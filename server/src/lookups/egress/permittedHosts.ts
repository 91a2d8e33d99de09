/** A host that the operator permits although it has private addresses, or is spoken to without TLS. */
export interface PermittedHost {
  /** In lower case; an IPv6 address in brackets, as in addresses. */
  host: string;
  /** Undefined for any. */
  port: number | undefined;
  /** May be spoken to by http. */
  isPlain: boolean;
}

const ENTRY = /^(?:(?<scheme>https?):\/\/)?(?<host>\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::(?<port>\d{1,5}))?$/i;

/** Reads `yente.internal, http://127.0.0.1:8000`: names or addresses of hosts, with a port where only that one is meant. Undefined for what is no such list. */
export function readPermittedHosts(text: string | undefined): PermittedHost[] | undefined {
  const hosts: PermittedHost[] = [];
  for (const part of (text ?? '').split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const { scheme, host = '', port } = ENTRY.exec(part)?.groups ?? {};
    if (!host || Number(port ?? 0) > 65_535) return undefined;
    hosts.push({
      host: host.toLowerCase(),
      port: port === undefined ? undefined : Number(port),
      isPlain: scheme?.toLowerCase() === 'http',
    });
  }
  return hosts;
}

/** What is permitted of the host of an address beyond https to a public one. */
export function permissionOf(url: URL, permitted: readonly PermittedHost[]): { isPrivate: boolean; isPlain: boolean } {
  const port = Number(url.port || (url.protocol === 'http:' ? 80 : 443));
  const own = permitted.filter((one) => one.host === url.hostname.toLowerCase() && (one.port ?? port) === port);
  return { isPrivate: own.length > 0, isPlain: own.some((one) => one.isPlain) };
}
