import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { randomUUID } from 'node:crypto';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { CitedChart } from '../testkit/cited';
import { drawCited, letRead } from '../testkit/cited';
import type { Client } from '../testkit/client';
import { makeLink, visitor } from '../testkit/sharing';

interface Named {
  kind: string;
  key: string;
  name: string;
  url: string | null;
  statementId: string | null;
}
interface PathsAnswer {
  paths: {
    steps: { roles: { evidence: number; documents: (Named & { note: string | null })[]; checkedBy: string }[] }[];
  }[];
}

let app: TestApp;
let organization: TestOrganization;
let owner: Client;
let cited: CitedChart;
let named: Record<'file' | 'webLink' | 'statement', Named>;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  owner = await organization.user({ name: 'Ada Owner' });
  cited = await drawCited(app, organization, owner);
  const { file, webLink, statement } = cited.keys;
  named = {
    file: { kind: 'file', key: file, name: 'Share register 2024.pdf', url: null, statementId: null },
    webLink: { kind: 'webLink', key: webLink, name: 'Register', url: 'https://register.example/7', statementId: null },
    statement: { kind: 'statement', key: statement, name: 'Malta Register, 01.03.2024', url: null, statementId: 's1' },
  };
});
afterAll(() => app.close());

const rolesOf = ({ paths }: PathsAnswer) => paths.flatMap(({ steps }) => steps.flatMap(({ roles }) => roles));

describe('how it is known of a path', () => {
  test('is named by REST and GraphQL: file, web link and statement, with page, address and id, and who checked it', async () => {
    const asked = { entityKey: cited.quay, chartKey: cited.chart };
    const { body } = await owner.post<PathsAnswer>('graph/ownershipPaths', { ...asked, holderKey: cited.nora });
    expect(rolesOf(body)).toEqual([
      expect.objectContaining({
        evidence: 4,
        documents: [
          { ...named.file, note: 'p. 3' },
          { ...named.webLink, note: 'extract' },
          { ...named.statement, note: null },
        ],
        checkedOn: '2026-02-03',
        checkedBy: 'Pia Prüferin',
      }),
    ]);
    const { data, errors } = await owner.rawGraphql<{ ownershipPaths: PathsAnswer }>(
      `query ($input: OwnershipInput!, $holder: ID!) { ownershipPaths(input: $input, holderKey: $holder) { paths { steps { roles {
         evidence documents { kind key name url statementId note } checkedBy } } } } }`,
      { input: asked, holder: cited.nora },
    );
    expect(errors).toBeUndefined();
    const [role] = rolesOf(body);
    expect(data && rolesOf(data.ownershipPaths)).toEqual([
      { evidence: role?.evidence, documents: role?.documents, checkedBy: role?.checkedBy },
    ]);
    expect(JSON.stringify([body, data])).not.toContain('Strange');
  });

  test('over all charts names what the caller may see, and not what he may see no more', async () => {
    const reader = await organization.user();
    await letRead(app, reader.userKey, cited.chart);
    const asked = { entityKey: cited.quay, scope: 'ALL_MY_CHARTS', holderKey: cited.nora };
    const answer = await reader.post<PathsAnswer>('graph/ownershipPaths', asked);
    expect(rolesOf(answer.body)[0]?.documents.map(({ key }) => key)).toEqual([
      named.file.key,
      named.webLink.key,
      named.statement.key,
    ]);
    await app.store.write((tx) =>
      tx.run('test.bin', 'MATCH (e:Entity {key: $nora}) SET e.binned = true', { nora: cited.nora }),
    );
    const names = await reader.post<Named[]>('graph/evidenceNames', { keys: Object.values(cited.keys) });
    await app.store.write((tx) =>
      tx.run('test.unbin', 'MATCH (e:Entity {key: $nora}) REMOVE e.binned', { nora: cited.nora }),
    );
    expect(names.body).toEqual([named.file, named.statement]);
  });
});

describe('names of evidence by its keys', () => {
  test('are told in the order asked, each once, of what the caller may see alone, by REST and GraphQL', async () => {
    const { file, webLink, statement, strange } = cited.keys;
    const keys = [statement, strange, file, randomUUID(), webLink, file];
    const expected = [named.statement, named.file, named.webLink];
    const { body } = await owner.post<Named[]>('graph/evidenceNames', { keys });
    expect(body).toEqual(expected);
    const { data } = await owner.rawGraphql<{ evidenceNames: Named[] }>(
      'query ($keys: [ID!]!) { evidenceNames(keys: $keys) { kind key name url statementId } }',
      { keys },
    );
    expect(data?.evidenceNames).toEqual(expected);
    for (const stranger of [await organization.user(), await (await app.organization()).user()]) {
      expect((await stranger.post('graph/evidenceNames', { keys })).body).toEqual([]);
    }
    expect((await app.anonymous.post('graph/evidenceNames', { keys })).status).toBe(401);
    const many = { keys: Array.from({ length: limits.evidenceNamesMax + 1 }, () => file) };
    expect((await owner.post('graph/evidenceNames', many)).status).toBe(400);
  });
});

describe('a visitor', () => {
  const shown = async (entities: object[], items: string[], more: object = { ownership: true }) => {
    const link = await makeLink(owner, cited.chart, { entities, ...more });
    for (const [entityId, keys] of [
      [cited.quay, items.filter((key) => key === cited.keys.file)],
      [cited.nora, items.filter((key) => key === cited.keys.webLink)],
    ] as const) {
      if (keys.length === 0) continue;
      const { status } = await owner.post('graph/updateSharedItems', { currentLink: link.key, entityId, keys });
      expect(status).toBe(200);
    }
    const guest = await visitor(app, link.key);
    const { data } = await guest.rawGraphql<{
      sharedGraph: { evidence: Named[]; links: { roles: { evidence: object[] | null; source?: string }[] }[] };
    }>(`{ sharedGraph { evidence { kind key name url statementId } links { roles { evidence { kind key note } } } } }`);
    const rest = await app.anonymous.post<{ evidence: Named[]; edges: object[] }>('datasets/graphShared', {
      linkKey: link.key,
    });
    expect(rest.body.evidence).toEqual(data?.sharedGraph.evidence);
    for (const word of ['Strange', 'Malta', 'Pia', 'An older register', cited.keys.strange, cited.keys.statement])
      expect(JSON.stringify([rest.body, data])).not.toContain(word);
    const roles = data?.sharedGraph.links.flatMap((one) => one.roles) ?? [];
    return {
      names: data?.sharedGraph.evidence ?? [],
      cites: roles.map(({ evidence }) => evidence),
      said: JSON.stringify(rest.body),
    };
  };
  const files = (key: string) => ({ key, shareFiles: true });

  test('is told the names of files and web links that the link shows, where it grants files and ownership', async () => {
    const { file, webLink } = cited.keys;
    const { names, cites } = await shown([files(cited.quay), files(cited.nora)], [file, webLink]);
    expect(names).toEqual([named.file, named.webLink].sort((a, b) => (a.key < b.key ? -1 : 1)));
    expect(cites).toEqual([
      null,
      [
        { kind: 'file', key: file, note: 'p. 3' },
        { kind: 'webLink', key: webLink, note: 'extract' },
      ],
    ]);
  });

  test('is told neither names nor how many there are, where files are not granted, not shown, private, or ownership is not his', async () => {
    const { file, webLink } = cited.keys;
    const nothing = async (...asked: Parameters<typeof shown>) => {
      const { names, cites, said } = await shown(...asked);
      expect(names).toEqual([]);
      expect(cites.every((one) => one === null)).toBe(true);
      for (const word of ['Share register', 'register.example', 'p. 3', 'extract', file, webLink])
        expect(said).not.toContain(word);
    };
    await nothing([files(cited.quay), files(cited.nora)], []);
    await nothing([], []);
    await nothing([files(cited.quay), files(cited.nora)], [file, webLink], {});
    await nothing([files(cited.nora), { key: cited.quay, isPrivate: true }], [webLink]);
  });

  test('whose link shows a file of one entity hears nothing of the other’s', async () => {
    const { names, cites } = await shown([files(cited.quay)], [cited.keys.file]);
    expect(names).toEqual([named.file]);
    expect(cites.flatMap((one) => one ?? [])).toHaveLength(1);
  });
});
