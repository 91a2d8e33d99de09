import { randomUUID } from 'node:crypto';
import { giveAccess } from './access';
import type { TestApp, TestOrganization } from './app';
import type { Client } from './client';
import { drawOwners } from './ownersChart';

/** A chart on which nora holds 55 % of Quay, and what shows it. */
export interface CitedChart {
  chart: string;
  quay: string;
  nora: string;
  /** Keys of a file of Quay, a web link of nora, a statement of the chart's import, and a file of somebody else's. */
  keys: Record<'file' | 'webLink' | 'statement' | 'strange', string>;
}

/** How that evidence is named in reports and on screen; the strange file is never. */
export const CITED = [
  'Share register 2024.pdf, p. 3',
  'Register (https://register.example/7), extract',
  'Malta Register, 01.03.2024, statement s1',
] as const;

/** Makes a chart whose one role cites a file, a web link, a statement, and a file of an entity that its owner may not read. */
export async function drawCited(app: TestApp, organization: TestOrganization, owner: Client): Promise<CitedChart> {
  const keys = { file: randomUUID(), webLink: randomUUID(), statement: randomUUID(), strange: randomUUID() };
  const mark = randomUUID();
  const role = {
    role: 'Shareholder',
    percentage: 55,
    evidence: [
      { kind: 'file', key: keys.file, note: 'p. 3' },
      { kind: 'webLink', key: keys.webLink, note: 'extract' },
      { kind: 'statement', key: keys.statement },
      { kind: 'file', key: keys.strange, note: 'p. 9' },
    ],
    checkedOn: '2026-02-03',
    checkedBy: 'Pia Prüferin',
  };
  const ended = { role: 'Shareholder', percentage: 90, endDate: '2020-01-01', source: 'An older register' };
  const chart = await drawOwners(owner, mark, [['nora', 'Quay', [ended, role]]], 'private', 'Cited');
  const elsewhere = randomUUID();
  await drawOwners(await organization.user(), elsewhere, [['otto', 'Elsewhere', 10]], 'private');
  const [quay, nora] = [`${mark}:Quay`, `${mark}:nora`];
  await app.store.write((tx) =>
    tx.run(
      'test.cited',
      `MATCH (q:Entity {key: $quay}), (n:Entity {key: $nora}), (e:Entity {key: $else}), (d:Dataset {key: $chart})
       CREATE (q)-[:HAS_FILE]->(:File {key: $file, name: 'Share register 2024.pdf', folder: '', size: 10, createdDate: ''}),
         (n)-[:HAS_FILE]->(:WebLink {key: $webLink, name: 'Register', url: 'https://register.example/7', folder: '', createdDate: ''}),
         (e)-[:HAS_FILE]->(:File {key: $strange, name: 'Strange secret.pdf', folder: '', size: 10}),
         (d)-[:HAS_SOURCE]->(:Statement {key: $statement, statementId: 's1', publisher: 'Malta Register', statementDate: '2024-03-01'})`,
      { ...keys, chart, quay, nora, else: `${elsewhere}:Elsewhere` },
    ),
  );
  return { chart, quay, nora, keys };
}

/** Makes somebody a reader of a chart. */
export async function letRead(app: TestApp, user: string, chart: string): Promise<void> {
  await giveAccess(app.store, user, [chart]);
}
