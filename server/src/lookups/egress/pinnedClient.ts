import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Dispatcher } from 'undici';
import { LookupFault } from '../fault';
import { mayConnectTo } from './addresses';
import { readJson } from './jsonAnswer';
import { checkedLookup, type Resolve } from './lookup';
import { permissionOf, type PermittedHost } from './permittedHosts';
import { Turns } from './turns';

export interface EgressLimits {
  /** Milliseconds. */
  connectTime: number;
  /** Milliseconds of a call, its waiting and its tries with it. */
  wholeTime: number;
  /** Bytes of an answer. */
  answerBytesMax: number;
}

export interface Outward {
  method: 'GET' | 'POST';
  /** Parts of the path below the base address, each escaped. */
  path: readonly string[];
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}

export interface PinnedClientParts {
  /** As `baseUrlText` gives it. */
  baseUrl: string;
  apiKey?: string | undefined;
  permitted: readonly PermittedHost[];
  limits?: Partial<EgressLimits>;
  resolve?: Resolve | undefined;
}

/** Tries of a call that the source puts off. */
const TRIES = 3;
const FIRST_PAUSE = 1000;
const WAITED: ReadonlySet<number> = new Set([429, 503]);

/**
 * Asks one host, the one that an administrator named: its connections reach no other, no redirect is followed, and an address that is not
 * permitted is refused when it is connected to. Throws `LookupFault`.
 */
export class PinnedClient {
  private readonly base: URL;
  private readonly pool: Pool;
  private readonly turns = new Turns(LOOKUP_LIMITS.atOnce, LOOKUP_LIMITS.waitingMax);
  private readonly limits: EgressLimits;
  private readonly isPermitted: boolean;

  constructor(private readonly parts: PinnedClientParts) {
    this.base = new URL(parts.baseUrl);
    this.limits = { ...LOOKUP_LIMITS, ...parts.limits };
    const { isPrivate, isPlain } = permissionOf(this.base, parts.permitted);
    const host = this.base.hostname;
    const isAddress = isIP(host.replace(/^\[|\]$/g, '')) !== 0;
    // An address in digits is connected to without being looked up.
    this.isPermitted = (this.base.protocol === 'https:' || isPlain) && (!isAddress || mayConnectTo(host, isPrivate));
    this.pool = new Pool(this.base.origin, {
      connections: LOOKUP_LIMITS.atOnce,
      pipelining: 1,
      keepAliveTimeout: 4000,
      connect: { timeout: this.limits.connectTime, lookup: checkedLookup(isPrivate, parts.resolve) },
    });
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  /** The answer as JSON. Throws `LookupFault`, `gone` for 404 and 410. */
  async ask(call: Outward): Promise<unknown> {
    const until = Date.now() + this.limits.wholeTime;
    if (!this.isPermitted) throw new LookupFault('privateAddress');
    return this.turns.take(until, () => this.inTries(call, until));
  }

  private async inTries(call: Outward, until: number): Promise<unknown> {
    for (let tries = 1; ; tries += 1) {
      const { status, headers, value } = await this.once(call, until);
      if (!WAITED.has(status)) {
        const code = faultOfStatus(status);
        if (code) throw new LookupFault(code);
        return value;
      }
      const said = secondsOf(headers['retry-after']);
      const pause = said === undefined ? FIRST_PAUSE * 2 ** (tries - 1) : said * 1000;
      if (tries >= TRIES || Date.now() + pause >= until) {
        throw new LookupFault(status === 429 ? 'busy' : 'failed', said);
      }
      await wait(pause);
    }
  }

  private async once({ method, path, query, body }: Outward, until: number) {
    const signal = AbortSignal.timeout(Math.max(1, until - Date.now()));
    const pathname = [this.base.pathname.replace(/\/$/, ''), ...path.map(encodeURIComponent)].join('/');
    const search = new URLSearchParams(query).toString();
    try {
      const answer = await this.pool.request({
        method,
        path: search ? `${pathname}?${search}` : pathname,
        signal,
        headers: {
          accept: 'application/json',
          'user-agent': 'Stemma',
          ...(this.parts.apiKey && { authorization: `ApiKey ${this.parts.apiKey}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return await this.read(answer);
    } catch (failure) {
      throw asFault(failure, signal.aborted);
    }
  }

  private async read({ statusCode: status, headers, body }: Dispatcher.ResponseData) {
    // A body that is given up says so as an error, which nobody else hears.
    body.on('error', () => undefined);
    if (status !== 200) {
      body.destroy();
      return { status, headers, value: undefined };
    }
    return { status, headers, value: await readJson(headers, body, this.limits.answerBytesMax) };
  }
}

function faultOfStatus(status: number) {
  if (status === 200) return undefined;
  if (status >= 300 && status < 400) return 'redirected' as const;
  if (status === 401 || status === 403) return 'keyRefused' as const;
  if (status === 404 || status === 410) return 'gone' as const;
  if (status >= 400 && status < 500) return 'refused' as const;
  return 'failed' as const;
}

/** Seconds of `Retry-After`, which may be a date; undefined where it says neither. */
export function secondsOf(header: string | string[] | undefined): number | undefined {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

const SLOW: ReadonlySet<string> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
]);

function asFault(failure: unknown, isLate: boolean): LookupFault {
  if (failure instanceof LookupFault) return failure;
  const { code, cause } = failure as { code?: string; cause?: unknown };
  if (cause instanceof LookupFault) return cause;
  if (isLate || SLOW.has(code ?? '')) return new LookupFault('slow', undefined, { cause: failure });
  if (code?.startsWith('HPE_')) return new LookupFault('malformed', undefined, { cause: failure });
  return new LookupFault('unreachable', undefined, { cause: failure });
}
