import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { TestApp } from '../../testkit/app';
import { makeSmallChart } from '../../testkit/charts';
import type { Client } from '../../testkit/client';
import { made } from './made';
import type { Callers, GridKeys } from './keys';

const FILE = `MATCH (o:Entity {key: $company})
  CREATE (o)-[:HAS_FILE]->(:File {key: $key, name: 'Deed.pdf', folder: '', size: 2048, contentType: 'application/pdf', sha256: $key,
    createdDate: '', createdBy: $user, createdByName: ''})
    -[:HAS_BYTES]->(:Blob {key: $key, size: 2048, sha256: $key})`;

/** Puts a file at the company, where it is wanted. */
export async function file(
  app: TestApp,
  { user, company, file: key }: GridKeys,
  wanted: ReadonlySet<string>,
): Promise<void> {
  if (!wanted.has('file')) return;
  await app.blobs.put(key, Readable.from([Buffer.alloc(2048, '%PDF-1.7 ')]));
  await app.store.write((tx) => tx.run('grid.file', FILE, { user, company, key }));
}

const PICTURE = `MATCH (d:Dataset {key: $chart})
  CREATE (d)-[:CONTAINS {x: 0, y: 0}]->(:Entity:Image {key: $key, typeName: 'Image', name: 'Picture', source: 'images/' + $key, datasetKey: $chart})
  CREATE (d)-[:HAS_IMAGE]->(:ChartImage {key: $key, contentType: 'image/png', width: 1, height: 1, size: 2048, sha256: $key})
    -[:HAS_BYTES]->(:Blob {key: $key, size: 2048, sha256: $key})`;

/** Puts a picture on the chart, where it is wanted. */
export async function picture(
  app: TestApp,
  { chart, picture: key }: GridKeys,
  wanted: ReadonlySet<string>,
): Promise<void> {
  if (!wanted.has('picture')) return;
  await app.blobs.put(key, Readable.from([Buffer.alloc(2048, 'picture ')]));
  await app.store.write((tx) => tx.run('grid.picture', PICTURE, { chart, key }));
}

/** Makes the share links that are wanted; that of the chart shows the files that are wanted too. */
export async function share(owner: Client, keys: GridKeys, wanted: ReadonlySet<string>): Promise<void> {
  const types = { sharingLink: 'chart', objectLink: 'object', subjectLink: 'subject' } as const;
  for (const [name, type] of Object.entries(types) as [keyof typeof types, string][]) {
    if (wanted.has(name)) await makeLink(owner, { ...keys, link: keys[name] }, type);
  }
  const shown = (['file', 'filesFolder', 'filesLink'] as const)
    .filter((name) => wanted.has(name))
    .map((name) => keys[name]);
  if (!wanted.has('sharingLink') || shown.length === 0) return;
  await made(
    owner.post('graph/updateSharedItems', { currentLink: keys.sharingLink, entityId: keys.company, keys: shown }),
  );
}

async function makeLink(
  owner: Client,
  { link: linkKey, chart: chartKey, company }: Pick<GridKeys, 'link' | 'chart' | 'company'>,
  type: string,
): Promise<void> {
  const entities = [{ key: company, shareInfo: true, shareNotes: true, shareKeyPersons: true, shareFiles: true }];
  const about = type === 'chart' ? {} : { entityKey: company };
  await made(
    owner.post('datasets/createSharingLink', {
      ...{ linkKey, chartKey, type, ...about, entities },
      ...{ showAnnotations: true, ownership: true },
    }),
  );
}

/** Lets the visitors in by links of a chart of their own, one of which then expires. */
export async function letVisitorsIn(
  app: TestApp,
  { coOwner, visitor, lateVisitor }: Callers,
): Promise<Partial<GridKeys>> {
  const chart = await makeSmallChart(coOwner);
  const keys = { chart: chart.key, company: chart.company };
  for (const [client, link] of [
    [visitor, randomUUID()],
    [lateVisitor, randomUUID()],
  ] as const) {
    await makeLink(coOwner, { ...keys, link }, 'chart');
    const { token } = await made(client.post<{ token: string }>('datasets/authSharingLink', { key: link }));
    client.token = token;
    if (client === lateVisitor) {
      const expire = 'MATCH (s:SharingLink {key: $link}) SET s.expiresAt = $at';
      await app.store.write((tx) => tx.run('grid.expire', expire, { link, at: Date.now() - 1 }));
    }
  }
  return { visitedChart: chart.key, visitedCompany: chart.company };
}
