import { Seal } from '../../server/src/access/seal';
import { readPermittedHosts } from '../../server/src/lookups/egress/permittedHosts';
import { Lookups } from '../../server/src/lookups/lookups';
import { ScreeningJob } from '../../server/src/lookups/screening/job';
import type { TestApp, TestOrganization } from './app';
import type { Client } from './client';
import { startApp } from './ownApp';
import { SEAL_KEY } from './sealKey';
import { LISTED, serveYente, type YenteServer } from './yenteAnswers';

export interface ShownCandidate {
  key: string;
  recordId: string;
  state: string;
  category: string;
  score: number;
  digest: string;
  isChanged: boolean;
  isGone: boolean;
  decidedByName: string;
  topics: string[];
  datasets: string[];
}
export interface ShownScreening {
  risk: string;
  open: number;
  isWaiting: boolean;
  sources: { screenedAt: string | null; isStale: boolean; fault: string | null }[];
  candidates: ShownCandidate[];
}

const SAVE =
  'mutation Save($input: LookupSourceInput!) { saveLookupSource(input: $input) { ok { key } error { message } } }';
export const DAY = 86_400_000;

/** A politically exposed person whose record says something else than `LISTED.pep`. */
export const CHANGED_PEP = { ...LISTED.pep, properties: { ...LISTED.pep.properties, position: ['Prime minister'] } };

export interface ScreeningWorld {
  organization: TestOrganization;
  administrator: Client;
  owner: Client;
  sourceKey: string;
}

/** An application of its own, a yente server on loopback that it may ask, and organizations that are screened by it. */
export interface ScreeningKit {
  app: TestApp;
  yente: YenteServer;
  lookups: Lookups;
  /** An organization of its own with a source that screens. */
  world(more?: object): Promise<ScreeningWorld>;
  /** The job of a server whose clock says so. */
  jobAt(now: () => number): ScreeningJob;
  /** Has the source answer as recorded again, and forgets what it was asked. */
  begin(): void;
  /** A job looks after the sources of all organizations: those of this test are for no other. */
  end(): Promise<void>;
  close(): Promise<void>;
}

export async function screeningKit(): Promise<ScreeningKit> {
  const yente = await serveYente();
  const permitted = readPermittedHosts(yente.host) ?? [];
  const lookups = new Lookups(new Seal(SEAL_KEY), { permitted, limits: { wholeTime: 20_000, connectTime: 20_000 } });
  const app = await startApp({ lookups });
  return {
    ...{ app, yente, lookups },
    world: async (more = {}) => {
      const organization = await app.organization();
      const administrator = await organization.user({ isAdmin: true });
      const owner = await organization.user({ name: 'Ines Berg' });
      const source = {
        ...{ kind: 'yente', name: 'Lists', baseUrl: yente.url, dataset: 'default', threshold: 0.7, isOn: true },
        ...more,
      };
      const { data } = await administrator.rawGraphql<{ saveLookupSource: { ok: { key: string } | null } }>(SAVE, {
        input: source,
      });
      return { organization, administrator, owner, sourceKey: data?.saveLookupSource.ok?.key ?? '' };
    },
    jobAt: (now) => new ScreeningJob({ store: app.store, lookups, log: { warn: () => undefined }, now }),
    begin: () => {
      yente.failWith();
      yente.asked.length = 0;
      yente.listed.set('Ada Lovelace', [LISTED.person, LISTED.pep]);
    },
    end: () =>
      app.store.write(async (tx) => {
        await tx.run('test.off', 'MATCH (s:LookupSource {baseUrl: $url}) SET s.isOn = false', { url: yente.url });
      }),
    close: async () => {
      await app.close();
      await yente.close();
    },
  };
}

export const screeningOf = async (user: Client, key: string): Promise<ShownScreening> =>
  (await user.get<ShownScreening>(`lookups/screening/${key}`)).body;

/** What is said of an entity by one record; throws where nothing is. */
export async function candidateOf(user: Client, entityKey: string, recordId: string): Promise<ShownCandidate> {
  const found = (await screeningOf(user, entityKey)).candidates.find((one) => one.recordId === recordId);
  if (!found) throw new Error('No such candidate');
  return found;
}

export const decide = (user: Client, { key, digest }: ShownCandidate, state: string, reason?: string) =>
  user.post<ShownScreening & { error: string }>('lookups/decide', { key, digest, state, reason });
