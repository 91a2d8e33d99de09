import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import type { LoaderParts } from '../../server/src/registers/loader';
import { RegisterLoader } from '../../server/src/registers/loader';
import type { FoundParty, PresentedEdition, PresentedRegister } from '../../server/src/registers/present';
import type { TestApp } from './app';
import type { Client } from './client';

const PUBLISHER = { name: 'Register of the tests' };

/** A company in a register of the tests. */
export interface TestCompany {
  id: string;
  name: string;
  address?: string;
  /** ISO day of the statement. */
  said?: string;
}

/** Who holds how much of what, in percent. */
export interface TestHolding {
  holder: string;
  held: string;
  share: number;
  said?: string;
}

/** Statements of BODS 0.4 on companies and who holds them. */
export function registerLines(companies: readonly TestCompany[], holdings: readonly TestHolding[] = []): string {
  const statements = [
    ...companies.map(({ id, name, address = '1 Quay Street', said = '2026-01-01' }) => ({
      ...headOf(id, said, `${name} ${address}`),
      recordType: 'entity',
      recordDetails: {
        isComponent: false,
        entityType: { type: 'registeredEntity' },
        name,
        identifiers: [{ scheme: 'XX-TEST', id: `T-${id}-0001` }],
        addresses: [{ type: 'registered', address }],
      },
    })),
    ...holdings.map(({ holder, held, share, said = '2026-01-01' }) => ({
      ...headOf(`${holder}-${held}`, said, String(share)),
      recordType: 'relationship',
      recordDetails: {
        isComponent: false,
        subject: held,
        interestedParty: holder,
        interests: [{ type: 'shareholding', directOrIndirect: 'direct', share: { exact: share } }],
      },
    })),
  ];
  return statements.map((statement) => `${JSON.stringify(statement)}\n`).join('');
}

function headOf(recordId: string, said: string, words: string) {
  return {
    statementId: `${recordId} ${said} ${words}`,
    statementDate: said,
    publicationDetails: { publicationDate: said, bodsVersion: '0.4', publisher: PUBLISHER },
    declarationSubject: recordId,
    recordId,
    recordStatus: 'new',
  };
}

/** A register of its own, without an edition. */
export async function makeRegister(administrator: Client, name = `Register ${randomUUID()}`): Promise<string> {
  const wanted = { name, source: 'https://register.example', licence: 'CC0 1.0' };
  const { status, body } = await administrator.post<PresentedRegister>('registers', wanted);
  if (status !== 200) throw new Error(`No register was made: ${status} ${JSON.stringify(body)}`);
  return body.key;
}

/** Sends a file for a register; answers with the answer. */
export function sendEdition(administrator: Client, key: string, content: string | Uint8Array, day = '2026-01-31') {
  const file = new File([content as BlobPart], 'register.jsonl');
  return administrator.sendForm<PresentedRegister & { error?: string }>(`registers/${key}/editions`, { day }, file);
}

/** The newest edition of a register. */
export async function newestEdition(administrator: Client, key: string): Promise<PresentedEdition | undefined> {
  return (await administrator.get<PresentedRegister>(`registers/${key}`)).body.editions[0];
}

/** Waits until the newest edition of a register has ended in one of these states. */
export async function untilEdition(
  administrator: Client,
  key: string,
  states: readonly string[] = ['current', 'failed'],
): Promise<PresentedEdition> {
  for (let look = 0; look < 1200; look += 1) {
    const edition = await newestEdition(administrator, key);
    if (edition && states.includes(edition.state)) return edition;
    await wait(50);
  }
  throw new Error(`The register did not become ${states.join(' or ')}.`);
}

/** Parties that somebody finds in registers. */
export async function foundInRegisters(client: Client, term: string): Promise<FoundParty[]> {
  return (await client.post<FoundParty[]>('registers/search', { term })).body;
}

/** A loader over an application's store, as its server has one; small batches, and old editions go at once. */
export function startLoader({ store, blobs }: TestApp, parts: Partial<LoaderParts> = {}): RegisterLoader {
  const pace = () => ({ batch: 20, pause: 0 });
  const loader = new RegisterLoader({
    ...{ store, blobs, pace, lookEvery: 100, lease: 2000, readTime: 0 },
    log: pino({ level: 'silent' }),
    ...parts,
  });
  loader.start();
  return loader;
}
