import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUILT_IN_STYLES, STEMMA_STYLE } from '@stemma/shared/chart/builtInStyles';
import { styleMessages } from '@stemma/shared/messages/styles';
import { graphql } from '../gql';
import type { TestApp, TestOrganization } from '../testkit/app';
import { joinApp } from '../testkit/app';
import { makeSmallChart, SAVE_CHART } from '../testkit/charts';
import type { Client } from '../testkit/client';
import { graphOf, makeLink, visitor } from '../testkit/sharing';

const STYLES = graphql(`
  query StyleChoices {
    chartStyles {
      isBuiltIn
      isDefault
      style {
        key
        name
        cards
        font
        lines
        weightByShare
        jurisdiction
        colorBy
        bandBy
        offshore
        commonRoleInLegend
        lineColors {
          ownership
          trust
          control
          finance
          other
        }
        border
        logo
        footer
      }
    }
  }
`);
const SAVE = graphql(`
  mutation SaveStyle($input: ChartStyleInput!) {
    saveChartStyle(input: $input) {
      ok {
        isDefault
        style {
          key
          name
          footer
        }
      }
      error {
        code
        field
        message
      }
    }
  }
`);
const SET_DEFAULT = graphql(`
  mutation SetStyle($key: ID!) {
    setDefaultStyle(key: $key) {
      ok {
        isDefault
      }
      error {
        code
      }
    }
  }
`);
const DELETE = graphql(`
  mutation DeleteStyle($key: ID!) {
    deleteChartStyle(key: $key) {
      ok
      error {
        code
      }
    }
  }
`);
const DRAWN_BY = graphql(`
  query DrawnBy($key: ID!) {
    chart(key: $key) {
      revision
      styleKey
      style {
        key
        name
        cards
      }
      nodes {
        key
        legalForm
      }
    }
  }
`);

let app: TestApp;
let organization: TestOrganization;
let administrator: Client;
let owner: Client;

beforeAll(async () => {
  app = await joinApp();
  organization = await app.organization();
  administrator = await organization.user({ isAdmin: true });
  owner = await organization.user();
});
afterAll(() => app.close());

const { key: _key, ...look } = STEMMA_STYLE;
const choices = async (user: Client) => (await user.graphql(STYLES, {})).chartStyles;
const save = async (user: Client, input: object) =>
  (await user.graphql(SAVE, { input: { ...look, ...input } })).saveChartStyle;
const drawnBy = async (user: Client, key: string) => (await user.graphql(DRAWN_BY, { key })).chart;
const choose = async (key: string, styleKey: string) => {
  const chart = await drawnBy(owner, key);
  const input = { key, revision: chart?.revision ?? 0, changes: { styleKey } };
  expect((await owner.graphql(SAVE_CHART, { input })).saveChart.error).toBeNull();
};

describe('the styles of charts', () => {
  test('are the built-in ones at first, the product’s own by default', async () => {
    const all = await choices(owner);
    expect(all.map(({ style }) => style)).toEqual(BUILT_IN_STYLES);
    expect(all.filter(({ isDefault }) => isDefault).map(({ style }) => style.key)).toEqual(['stemma']);
  });

  test('of an organization are made, changed and deleted by its administrators, and by nobody else', async () => {
    const made = await save(administrator, { name: 'House', footer: 'Privileged' });
    const key = made.ok?.style.key ?? '';
    expect(made.ok?.style).toMatchObject({ name: 'House', footer: 'Privileged' });
    expect((await save(owner, { name: 'Mine' })).error?.code).toBe('forbidden');
    expect((await save(owner, { key, name: 'Mine' })).error?.code).toBe('forbidden');
    const elsewhere = await (await app.organization()).user({ isAdmin: true });
    expect((await save(elsewhere, { key, name: 'Theirs' })).error?.code).toBe('notFound');
    expect((await choices(elsewhere)).map(({ style }) => style.key)).not.toContain(key);
    expect((await elsewhere.graphql(DELETE, { key })).deleteChartStyle.error?.code).toBe('notFound');
    expect((await save(administrator, { key, name: 'House', footer: 'Draft' })).ok?.style.footer).toBe('Draft');
    expect((await administrator.graphql(DELETE, { key })).deleteChartStyle).toEqual({ ok: key, error: null });
    expect((await choices(owner)).map(({ style }) => style.key)).not.toContain(key);
  });

  test('have names of their own, and the built-in ones stay', async () => {
    expect((await save(administrator, { name: 'structure CHART' })).error).toEqual({
      code: 'conflict',
      field: 'name',
      message: styleMessages.nameTaken,
    });
    expect((await save(administrator, { key: 'stemma', name: 'Ours' })).error?.code).toBe('forbidden');
    expect((await administrator.graphql(DELETE, { key: 'openOwnership' })).deleteChartStyle.error?.code).toBe(
      'forbidden',
    );
  });

  test('have a font of the list, the product’s own where none is given', async () => {
    const { font: _font, ...without } = look;
    const plain = await administrator.graphql(SAVE, { input: { ...without, name: 'Plain' } });
    const key = plain.saveChartStyle.ok?.style.key ?? '';
    const fontOf = async () => (await choices(owner)).find(({ style }) => style.key === key)?.style.font;
    expect(await fontOf()).toBe('inter');
    expect((await save(administrator, { key, name: 'Plain', font: 'sourceSerif' })).error).toBeNull();
    expect(await fontOf()).toBe('sourceSerif');
    await expect(save(administrator, { key, name: 'Plain', font: 'comicSans' })).rejects.toThrow(/comicSans/);
    expect(await fontOf()).toBe('sourceSerif');
    await administrator.graphql(DELETE, { key });
  });

  test.each([
    ['a colour that is none', { name: 'Bad', border: 'red' }, 'border'],
    ['a logo that is a page', { name: 'Bad', logo: 'data:text/html;base64,PGI+' }, 'logo'],
    ['a logo that is too large', { name: 'Bad', logo: `data:image/png;base64,${'A'.repeat(260_000)}` }, 'logo'],
    ['no name', { name: ' ' }, 'name'],
  ])('are refused with %s', async (_what, input, field) => {
    expect((await save(administrator, input)).error).toMatchObject({ code: 'invalid', field });
  });
});

describe('the style of a chart', () => {
  test('is chosen with a save, and the organization’s default where none is or it is gone', async () => {
    const { key } = await makeSmallChart(owner);
    expect(await drawnBy(owner, key)).toMatchObject({ styleKey: null, style: { key: 'stemma' } });
    await choose(key, 'structureChart');
    expect(await drawnBy(owner, key)).toMatchObject({ styleKey: 'structureChart', style: { cards: 'plain' } });
    const own = (await save(administrator, { name: 'Own', cards: 'symbol' })).ok?.style.key ?? '';
    await choose(key, own);
    expect(await drawnBy(owner, key)).toMatchObject({ style: { key: own, name: 'Own', cards: 'symbol' } });
    await administrator.graphql(DELETE, { key: own });
    expect((await drawnBy(owner, key))?.style.key).toBe('stemma');
    await choose(key, '');
    expect((await drawnBy(owner, key))?.styleKey).toBeNull();
    expect((await administrator.graphql(SET_DEFAULT, { key: 'openOwnership' })).setDefaultStyle.ok?.isDefault).toBe(
      true,
    );
    expect((await drawnBy(owner, key))?.style.key).toBe('openOwnership');
    await administrator.graphql(SET_DEFAULT, { key: 'stemma' });
  });

  test('is the same for who opens the chart by a share link', async () => {
    const { key } = await makeSmallChart(owner);
    const own =
      (await save(administrator, { name: 'For guests', cards: 'plain', footer: 'Draft' })).ok?.style.key ?? '';
    const link = await makeLink(owner, key);
    const guest = await visitor(app, link.key);
    const styleSeen = async () => (await graphOf(guest, link.key)).body;
    expect(await styleSeen()).toMatchObject({ style: { key: 'stemma' } });
    await choose(key, own);
    expect(await styleSeen()).toMatchObject({ style: { name: 'For guests', cards: 'plain', footer: 'Draft' } });
    await administrator.graphql(DELETE, { key: own });
    expect(await styleSeen()).toMatchObject({ style: { key: 'stemma' } });
  });

  test('colours cards by tags that members of the organization alone are told of', async () => {
    const { key, company } = await makeSmallChart(owner);
    const { body: tag } = await owner.post<{ key: string }>('tags/add', {
      tag: { name: 'Offshore vehicle', color: '#D9580B' },
    });
    expect((await owner.post('tags/nodeTags/add', { nodeId: company, tagId: tag.key })).status).toBe(200);
    const own = (await save(administrator, { name: 'By tags', colorBy: 'tag' })).ok?.style.key ?? '';
    await choose(key, own);
    const tagsSeen = async (user: Client) =>
      (
        await user.rawGraphql<{ chart: { tags: unknown[] } | null }>(
          'query ($key: ID!) { chart(key: $key) { tags { key tags { name color } } } }',
          { key },
        )
      ).data?.chart?.tags;
    expect(await tagsSeen(owner)).toEqual([{ key: company, tags: [{ name: 'Offshore vehicle', color: '#D9580B' }] }]);
    expect(await tagsSeen(administrator)).toBeUndefined();
    const link = await makeLink(owner, key);
    const { body } = await graphOf(await visitor(app, link.key), link.key);
    expect(body).toMatchObject({ style: { colorBy: 'tag' } });
    expect(JSON.stringify(body)).not.toContain('Offshore vehicle');
    await administrator.graphql(DELETE, { key: own });
  });

  test('has bands by a rule that it names, none where it names none, and refuses what is no code', async () => {
    const styleNamed = async (name: string) =>
      (await administrator.graphql(STYLES, {})).chartStyles.find(({ style }) => style.name === name)?.style;
    await save(administrator, { name: 'Without bands', bandBy: undefined, offshore: undefined });
    expect(await styleNamed('Without bands')).toMatchObject({ bandBy: 'none', offshore: STEMMA_STYLE.offshore });
    await save(administrator, { name: 'Bands', bandBy: 'onshore', offshore: ['KY', 'VG'] });
    expect(await styleNamed('Bands')).toMatchObject({ bandBy: 'onshore', offshore: ['KY', 'VG'] });
    const refused = await save(administrator, { name: 'Wrong', bandBy: 'onshore', offshore: ['Cayman'] });
    expect(refused.error).toMatchObject({ code: 'invalid' });
  });

  test('of a dynamic chart is the organization’s default', async () => {
    const { key, company } = await makeSmallChart(owner);
    const styleNow = async () =>
      (
        await owner.rawGraphql<{ dynamicChart: { style: { key: string; cards: string } } }>(
          'query ($key: ID!, $charts: [ID!]) { dynamicChart(key: $key, charts: $charts) { style { key cards } } }',
          { key: company, charts: [key] },
        )
      ).data?.dynamicChart.style;
    await choose(key, 'openOwnership');
    expect(await styleNow()).toEqual({ key: 'stemma', cards: 'icon' });
    const own = (await save(administrator, { name: 'Of all', cards: 'plain' })).ok?.style.key ?? '';
    await administrator.graphql(SET_DEFAULT, { key: own });
    expect(await styleNow()).toEqual({ key: own, cards: 'plain' });
    await administrator.graphql(DELETE, { key: own });
    expect(await styleNow()).toEqual({ key: 'stemma', cards: 'icon' });
  });

  test('is that of its small drawing, with the grounds of its cards', async () => {
    const { key, name, company } = await makeSmallChart(owner);
    const { body: tag } = await owner.post<{ key: string }>('tags/add', { tag: { name: 'Fund', color: '#7048C6' } });
    await owner.post('tags/nodeTags/add', { nodeId: company, tagId: tag.key });
    const own = await save(administrator, { name: 'Small', cards: 'symbol', colorBy: 'tag', border: '#123456' });
    const drawn = async () =>
      (
        await owner.rawGraphql<{ chartList: { charts: { thumbnail: { style: object } }[] } }>(
          `query ($search: String) { chartList(search: $search) { charts { thumbnail { style {
             cards border line tinted grounds { light dark cards }
           } } } } }`,
          { search: name },
        )
      ).data?.chartList.charts[0]?.thumbnail.style;
    const line = STEMMA_STYLE.lineColors.ownership;
    expect(await drawn()).toEqual({ cards: 'icon', border: null, line, tinted: true, grounds: [] });
    await choose(key, own.ok?.style.key ?? '');
    expect(await drawn()).toMatchObject({ cards: 'symbol', border: '#123456', tinted: false });
    expect(await drawn()).toHaveProperty('grounds', [
      { light: expect.stringMatching(/^#/), dark: expect.stringMatching(/^#/), cards: [1] },
    ]);
    await administrator.graphql(DELETE, { key: own.ok?.style.key ?? '' });
    expect(await drawn()).toMatchObject({ cards: 'icon', tinted: true });
  });

  test('goes along with a copy', async () => {
    const { key } = await makeSmallChart(owner);
    await choose(key, 'structureChart');
    const { body } = await owner.get<{ key: string }>(`datasets/duplicate/${key}`);
    expect(await drawnBy(owner, body.key)).toMatchObject({ styleKey: 'structureChart', style: { cards: 'plain' } });
  });

  test('of another organization is not told to anybody', async () => {
    const { key } = await makeSmallChart(owner);
    const elsewhere = await (await app.organization()).user({ isAdmin: true });
    const theirs = (await save(elsewhere, { name: 'Theirs', footer: 'Secret' })).ok?.style.key ?? '';
    await choose(key, theirs);
    expect((await drawnBy(owner, key))?.style).toMatchObject({ key: 'stemma', name: 'Stemma' });
  });
});
