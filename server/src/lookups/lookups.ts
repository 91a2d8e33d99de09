import { randomBytes } from 'node:crypto';
import { Seal } from '../access/seal';
import type { PermittedHost } from './egress/permittedHosts';
import { LookupFault } from './fault';
import { Connections, type Connection, type EgressSettings } from './sources/connect';
import type { LookupSource } from './sources/source';

/** A source as it is stored, as far as reaching it goes. */
export type StoredConnection = Omit<Connection, 'apiKey'> & { key: string; keySealed: string | null };

/** This server's way to the sources that organizations set up, and to the API keys of these. */
export class Lookups {
  private readonly connections: Connections;

  constructor(
    private readonly seal: Seal,
    egress: EgressSettings = {},
  ) {
    this.connections = new Connections(egress);
  }

  /** The hosts that the operator permits beyond public ones by https. */
  get permitted(): readonly PermittedHost[] {
    return this.connections.permitted;
  }

  /** A source that is reached as it is stored. Throws `keyUnreadable` where its API key was sealed by another server's key. */
  of({ key, keySealed, ...connection }: StoredConnection): LookupSource {
    const { kind, baseUrl, dataset, threshold } = connection;
    const apiKey = keySealed === null ? undefined : this.seal.open(keySealed, aboutOf(key));
    if (keySealed !== null && apiKey === undefined) throw new LookupFault('keyUnreadable');
    return this.connections.to({ kind, baseUrl, dataset, threshold, apiKey });
  }

  /** A source that is tried before it is stored. */
  tried(connection: Connection): LookupSource {
    return this.connections.to(connection);
  }

  /** An API key as it is stored with the source of this key. */
  sealed(sourceKey: string, apiKey: string): string {
    return this.seal.close(apiKey, aboutOf(sourceKey));
  }

  /** The API key of a stored source, for trying it with other settings; undefined for none. */
  apiKeyOf({ key, keySealed }: Pick<StoredConnection, 'key' | 'keySealed'>): string | undefined {
    return keySealed === null ? undefined : this.seal.open(keySealed, aboutOf(key));
  }

  async close(): Promise<void> {
    await this.connections.close();
  }
}

const aboutOf = (sourceKey: string): string => `API key of look-up source ${sourceKey}`;

/** For whoever needs a context and asks no sources. */
export const NO_LOOKUPS = new Lookups(new Seal(randomBytes(32)));
