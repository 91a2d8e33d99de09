import type { LookupKind } from '@stemma/shared/lookups/kinds';
import { PinnedClient, type EgressLimits } from '../egress/pinnedClient';
import type { Resolve } from '../egress/lookup';
import type { PermittedHost } from '../egress/permittedHosts';
import { Gleif } from './gleif';
import type { LookupSource } from './source';
import { Yente } from './yente';

/** What it takes to ask a source. */
export interface Connection {
  kind: LookupKind;
  baseUrl: string;
  apiKey?: string | undefined;
  dataset: string;
  threshold: number;
}

/** How calls leave this server. */
export interface EgressSettings {
  permitted?: readonly PermittedHost[];
  limits?: Partial<EgressLimits>;
  resolve?: Resolve;
}

const CONNECTIONS_MAX = 50;

/** The connections to sources, one for each way in which one is set up. */
export class Connections {
  private readonly known = new Map<string, { client: PinnedClient; source: LookupSource }>();

  constructor(private readonly settings: EgressSettings = {}) {}

  get permitted(): readonly PermittedHost[] {
    return this.settings.permitted ?? [];
  }

  /** The source that is reached so. */
  to(connection: Connection): LookupSource {
    const id = JSON.stringify(connection);
    const before = this.known.get(id);
    this.known.delete(id);
    const now = before ?? this.connect(connection);
    this.known.set(id, now);
    if (this.known.size > CONNECTIONS_MAX) this.forgetOldest();
    return now.source;
  }

  async close(): Promise<void> {
    await Promise.all([...this.known.values()].map(({ client }) => client.close()));
    this.known.clear();
  }

  private connect({ kind, baseUrl, apiKey, dataset, threshold }: Connection) {
    const { limits, resolve } = this.settings;
    const client = new PinnedClient({ baseUrl, apiKey, permitted: this.permitted, ...(limits && { limits }), resolve });
    if (kind === 'gleif') return { client, source: new Gleif(client) };
    return { client, source: new Yente(client, { dataset, threshold, site: siteOf(baseUrl) }) };
  }

  private forgetOldest(): void {
    const [oldest] = this.known;
    if (!oldest) return;
    this.known.delete(oldest[0]);
    void oldest[1].client.close();
  }
}

/** Records of the public service can be read at its site; those of a server of one's own nowhere that is known. */
function siteOf(baseUrl: string): string | null {
  return new URL(baseUrl).hostname === 'api.opensanctions.org' ? 'https://www.opensanctions.org' : null;
}
