import { Readable } from 'node:stream';
import type { TestApp } from '../../testkit/app';
import { FIELD_OF, TYPES } from './kinds';
import type { Thing, Universe } from './universe';

const CHARTS = `UNWIND $rows AS row
  MATCH (u:User {key: $owner})
  CREATE (d:Dataset {key: row.key, name: row.name, description: row.said, visibility: 'private', revision: 1, organizationKey: $organization,
    groups: row.groups, createdBy: $owner, modifiedBy: row.maker, folder: ''})
  CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner', userKey: u.key}]->(d)
  CREATE (d)-[:HAS_SNAPSHOT]->(:Snapshot {key: row.key + ':s', name: row.snapshot})
  CREATE (:Tag {key: row.key + ':t', name: row.tag})-[:TAGS]->(d)`;

const THINGS = (type: string) => `UNWIND $rows AS row
  MATCH (u:User {key: row.user})
  CREATE (e:Entity:${type}) SET e = row.properties
  CREATE (u)-[:HAS_ACCESS {permission: 'Co-Owner'}]->(e)
  WITH e, row UNWIND row.places AS place
  MATCH (d:Dataset {key: place.chart})
  CREATE (d)-[:CONTAINS {x: 1.0, y: 2.0, label: place.label, chartDescription: place.said, icon: 'star'}]->(e)`;

const BONDS = `UNWIND $rows AS row
  MATCH (a:Entity {key: row.from}), (b:Entity {key: row.to})
  CREATE (a)-[l:LINK]->(b) SET l = row.properties`;

const ITEMS = (label: string) => `UNWIND $rows AS row
  CALL (row) {
    MATCH (e:Entity {key: row.owner}) RETURN e AS o UNION ALL MATCH (d:Dataset {key: row.owner}) RETURN d AS o
  }
  CREATE (o)-[:HAS_FILE]->(n:${label}) SET n = row.properties
  FOREACH (_ IN CASE WHEN n:File THEN [1] ELSE [] END | CREATE (n)-[:HAS_BYTES]->(:Blob {key: row.properties.key, size: row.properties.size, sha256: row.properties.key}))`;

const PERSONS = `UNWIND $rows AS row
  MATCH (e:Entity {key: row.entity})
  FOREACH (words IN CASE WHEN row.words IS NULL THEN [] ELSE [row.words] END |
    CREATE (:AttachedPerson {key: words.key, firstName: words.first, lastName: '', roles: [words.role], emailAddresses: [words.email], phoneNumbers: []})
      -[:KEY_PERSON_OF]->(e))
  WITH e, row WHERE row.individual IS NOT NULL
  MATCH (p:Entity {key: row.individual})
  CREATE (p)-[:KEY_PERSON_OF]->(e)`;

const LINKS = `UNWIND $rows AS row
  CREATE (s:SharingLink) SET s = row.properties, s.createdBy = $owner, s.modifiedBy = $owner, s.organizationKey = $organization
  CREATE (:SharingLink {key: row.other, handle: row.other, name: row.other})
  FOREACH (visit IN [1] | CREATE (s)-[:HAS_VISIT]->(:SharingVisit {key: row.properties.key + ':v', at: '', kind: 'file', name: row.other}))
  WITH s, row
  CALL (s, row) { UNWIND range(0, size(row.opens) - 1) AS place MATCH (d:Dataset {key: row.opens[place]}) CREATE (s)-[:OPENS {place: place}]->(d) }
  CALL (s, row) { MATCH (e:Entity {key: row.about}) CREATE (s)-[:ABOUT]->(e) }
  CALL (s, row) { UNWIND row.grants AS grant MATCH (e:Entity {key: grant.entity})
    CREATE (s)-[:GRANTS {info: grant.info, notes: grant.notes, keyPersons: grant.keyPersons, files: grant.files, private: grant.private}]->(e) }
  CALL (s, row) { UNWIND row.shown AS key CALL (key) { MATCH (n:File {key: key}) RETURN n UNION ALL MATCH (n:FilesFolder {key: key}) RETURN n
    UNION ALL MATCH (n:WebLink {key: key}) RETURN n } CREATE (s)-[:SHOWS]->(n) }`;

function recordOf(thing: Thing): Record<string, unknown> {
  const { card, deep, drawn, isRecord } = FIELD_OF[thing.typeName];
  const { key, typeName, name, binned, notes: description } = thing;
  return {
    ...{ key, typeName, name, binned, description, createdBy: `${thing.name}`.replace('name', 'creator') },
    ...(card ? { [card]: thing.card } : {}),
    ...(deep ? { [deep]: thing.deep } : {}),
    ...(drawn ? { [drawn]: thing.drawn } : {}),
    ...(isRecord
      ? {
          customFieldNames: ['Free', ...(thing.phone ? ['Phone 1'] : [])],
          customFieldValues: [thing.custom, ...(thing.phone ? [thing.phone] : [])],
        }
      : { datasetKey: `${thing.name}`.replace('name', 'dataset') }),
  };
}

/** Writes many cases by few queries, as a Co-Owner of all charts has them, and a colleague some of the entities. */
export async function writeUniverses(
  app: TestApp,
  universes: readonly Universe[],
  people: { owner: string; colleague: string; organization: string },
): Promise<void> {
  const { owner, organization } = people;
  const all = <T>(of: (universe: Universe) => readonly T[]): T[] => universes.flatMap((universe) => [...of(universe)]);
  await app.store.write(async (tx) => {
    const run = (name: string, cypher: string, rows: readonly object[]) =>
      tx.run(`model.${name}`, cypher, { rows, owner, organization });
    await run(
      'charts',
      CHARTS,
      all(({ charts, hidden }) =>
        charts.map((chart) => ({
          ...chart,
          ...hidden,
          groups: JSON.stringify(chart.groups.map((group) => ({ ...group, collapsed: false }))),
        })),
      ),
    );
    for (const type of TYPES) {
      const rows = all(({ things }) => things.filter(({ typeName }) => typeName === type)).map((thing) => ({
        user: thing.isOwners ? owner : people.colleague,
        places: thing.places,
        properties: recordOf(thing),
      }));
      await run('things', THINGS(type), rows);
    }
    const bonds = all(({ bonds: of }) => of).map(({ from, to, chart, role, secret, key, arrowType, ended }) => {
      const roles = [{ role, percentage: 50, details: secret, interest: secret }];
      const properties = { key, datasetKey: chart, arrowType, ended, roles: [role], rolesJson: JSON.stringify(roles) };
      return { from, to, properties };
    });
    await run('bonds', BONDS, bonds);
    for (const [kind, label] of Object.entries({ file: 'File', folder: 'FilesFolder', link: 'WebLink' })) {
      const items = all(({ items: of, hidden }) => of.map((item) => ({ ...item, ...hidden }))).filter(
        (item) => item.kind === kind,
      );
      const rows = items.map(({ owner: ownerKey, key, name, folder, content, maker }) => ({
        owner: ownerKey,
        properties: {
          ...{ key, name, folder, createdDate: '2026-01-01T00:00:00.000Z', createdBy: maker, createdByName: maker },
          ...(kind === 'link' ? { url: `https://${content}.example` } : {}),
          ...(kind === 'file' ? { size: content.length, contentType: 'text/plain', sha256: key } : {}),
        },
      }));
      await run(`items${label}`, ITEMS(label), rows);
    }
    await run(
      'persons',
      PERSONS,
      all(({ persons }) => persons),
    );
    await run('links', LINKS, universes.map(linkRow));
  });
  const files = all(({ items }) => items.filter(({ kind }) => kind === 'file'));
  for (const { key, content } of files) await app.blobs.put(key, Readable.from([Buffer.from(content)]));
}

function linkRow({ link, items, hidden }: Universe): object {
  const { key, type, name, comment, state, opens, about, grants, marks: showMarks, annotations } = link;
  const marks = { handle: `${key}:h`, stamp: `${key}:s`, maskSecret: `${key}:m` };
  const properties = {
    ...{ key, type, name, comment, ...marks, paused: state === 'paused', visits: 0, createdDate: '', modifiedDate: '' },
    ...{ showMarks, ...(annotations === null ? {} : { showAnnotations: annotations }) },
    ...(state === 'expired' ? { expiry: 1, expiresAt: Date.now() - 1 } : {}),
  };
  const shown = items.filter((item) => item.shown).map((item) => item.key);
  return { properties, opens, about, grants, shown, other: hidden.otherLink };
}
