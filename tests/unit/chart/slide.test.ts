import { expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/shared/chart/geometry/card';
import { createLabelSetter } from '@stemma/shared/chart/geometry/linkLabel';
import { Scene } from '@stemma/shared/chart/geometry/scene';
import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { JSDOM } from 'jsdom';
import { parse, type Element as SlideElement } from 'pptxtojson/dist/index.js';
import { partsOf } from '../../testkit/zip';
import { byKey, newLink, newNode } from '../../../client/src/chart/model/document';
import { chartPptx } from '../../../client/src/chart/out/pptx';
import { ink, sceneOf } from '../../../client/src/chart/out/testScene';

/** Slide units for a chart unit where nothing has to be made smaller. */
const PIXEL = 9525;

interface Place {
  x: number;
  y: number;
}

function sceneWith(nodes: ChartNode[], links: ChartLink[]): Scene {
  const measure = (text: string) => text.length * 7;
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-21') });
  scene.update({ props: { routing: 'orthogonal' }, nodes: byKey(nodes), links: byKey(links), groups: byKey([]) });
  return scene;
}

function slideOf(scene: Scene) {
  const bounds = scene.bounds();
  if (!bounds) throw new Error('The chart is empty.');
  return chartPptx(scene, { bounds, title: { name: 'Group & Co', date: '21.11.2026' }, legend: true }, ink);
}

const documentOf = (xml: string) => {
  const document = new new JSDOM().window.DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
};
const all = (under: Document | Element, name: string) => [...under.getElementsByTagName(name)];
const one = (under: Document | Element, name: string) => {
  const [found] = all(under, name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const value = (element: Element, name: string) => Number(element.getAttribute(name));

/** Where a shape's frame says that it stands, in slide units. */
function frameOf(shape: Element) {
  const [at, size] = [one(shape, 'a:off'), one(shape, 'a:ext')];
  return { x: value(at, 'x'), y: value(at, 'y'), width: value(size, 'cx'), height: value(size, 'cy') };
}

/** A shape's sites on the slide: the four of a preset, or those that it lists. */
function sitesOf(shape: Element): Place[] {
  const { x, y, width, height } = frameOf(shape);
  const guides = new Map(
    all(shape, 'a:gd').map((guide) => {
      const [, part = '', whole = '', of = ''] = (guide.getAttribute('fmla') ?? '').split(' ');
      return [guide.getAttribute('name'), (Number(part) * (whole === 'w' ? width : height)) / Number(of)];
    }),
  );
  const own = all(shape, 'a:pos').map((place) => ({
    x: x + (guides.get(place.getAttribute('x')) ?? Number.NaN),
    y: y + (guides.get(place.getAttribute('y')) ?? Number.NaN),
  }));
  if (own.length) return own;
  return [
    { x: x + width / 2, y },
    { x, y: y + height / 2 },
    { x: x + width / 2, y: y + height },
    { x: x + width, y: y + height / 2 },
  ];
}

/** The way of a connector on the slide, as ECMA-376 defines its presets, turned over and turned round as its frame says. */
function wayOf(connector: Element): Place[] {
  const { x, y, width, height } = frameOf(connector);
  const form = one(connector, 'a:xfrm');
  const kind = one(connector, 'a:prstGeom').getAttribute('prst');
  const adjusted = all(connector, 'a:gd').map((guide) => Number(guide.getAttribute('fmla')?.split(' ')[1]));
  const part = (at: number, whole: number) => (whole * (adjusted[at] ?? 50_000)) / 100_000;
  const across = part(0, width);
  const plain: Place[] = {
    straightConnector1: [],
    bentConnector2: [{ x: width, y: 0 }],
    bentConnector3: [
      { x: across, y: 0 },
      { x: across, y: height },
    ],
    bentConnector4: [
      { x: across, y: 0 },
      { x: across, y: part(1, height) },
      { x: width, y: part(1, height) },
    ],
    bentConnector5: [
      { x: across, y: 0 },
      { x: across, y: part(1, height) },
      { x: part(2, width), y: part(1, height) },
      { x: part(2, width), y: height },
    ],
  }[kind ?? ''] ?? [{ x: Number.NaN, y: 0 }];
  const turn = ((value(form, 'rot') / 60_000) * Math.PI) / 180;
  const [mirrored, upturned] = [form.getAttribute('flipH') === '1', form.getAttribute('flipV') === '1'];
  return [{ x: 0, y: 0 }, ...plain, { x: width, y: height }].map((point) => {
    const [dx, dy] = [(point.x - width / 2) * (mirrored ? -1 : 1), (point.y - height / 2) * (upturned ? -1 : 1)];
    return {
      x: x + width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: y + height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
    };
  });
}

/** Connectors of a slide with their ways, and where the sites stand that they say they are glued to. */
function connectorsOf(slide: Document) {
  const shapes = new Map(
    [...all(slide, 'p:sp'), ...all(slide, 'p:pic')].map((shape) => [one(shape, 'p:cNvPr').getAttribute('id'), shape]),
  );
  return all(slide, 'p:cxnSp').map((connector) => {
    const glue = (name: string) => {
      const end = one(connector, name);
      const shape = shapes.get(end.getAttribute('id'));
      if (!shape) throw new Error('A connector is glued to nothing.');
      const site = sitesOf(shape)[value(end, 'idx')];
      if (!site) throw new Error('A connector is glued to a site that is not there.');
      return site;
    };
    return {
      name: one(connector, 'p:cNvPr').getAttribute('name') ?? '',
      way: wayOf(connector),
      start: glue('a:stCxn'),
      end: glue('a:endCxn'),
    };
  });
}

const near = (a: Place | undefined, b: Place | undefined) =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) / PIXEL : Number.NaN;

async function xmlOf(bytes: Uint8Array): Promise<Document> {
  return documentOf((await partsOf(bytes))['ppt/slides/slide1.xml'] ?? '');
}

test('each file of a presentation is sound XML, has its kind, and is what another one relates to', async () => {
  const parts = await partsOf(slideOf(sceneOf()));
  const kinds = documentOf(parts['[Content_Types].xml'] ?? '');
  const endings = all(kinds, 'Default').map((kind) => kind.getAttribute('Extension'));
  const named = all(kinds, 'Override').map((kind) => kind.getAttribute('PartName')?.slice(1) ?? '');
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(named));
  const related = new Set<string>(['[Content_Types].xml']);
  for (const [path, text] of Object.entries(parts)) {
    expect(endings).toContain(path.slice(path.lastIndexOf('.') + 1));
    if (/\.(xml|rels)$/.test(path)) documentOf(text);
    if (!path.endsWith('.rels')) continue;
    related.add(path);
    const folder = new URL(path.replace('_rels/', ''), 'zip:///');
    for (const relation of all(documentOf(text), 'Relationship')) {
      related.add(new URL(relation.getAttribute('Target') ?? '', folder).pathname.slice(1));
    }
  }
  expect([...related].sort()).toEqual(Object.keys(parts).sort());
  const relations = all(documentOf(parts['ppt/slides/_rels/slide1.xml.rels'] ?? ''), 'Relationship');
  const slide = documentOf(parts['ppt/slides/slide1.xml'] ?? '');
  const embedded = all(slide, 'a:blip').map((picture) => picture.getAttribute('r:embed'));
  expect(embedded.length).toBeGreaterThan(0);
  expect(relations.map((relation) => relation.getAttribute('Id'))).toEqual(expect.arrayContaining(embedded));
});

test('a reader of presentations finds every entity, its words, its flag and its links', async () => {
  const bytes = slideOf(sceneOf());
  const { size, slides } = await parse(bytes.buffer);
  const elements = (slides[0]?.elements ?? []).flatMap((element) =>
    'elements' in element ? element.elements : element,
  );
  const plain = (element: SlideElement) =>
    'content' in element
      ? element.content
          .replace(/<[^>]+>/g, ' ')
          .replaceAll('&nbsp;', ' ')
          .replace(/\s+/g, ' ')
          .trim()
      : '';
  const names = elements.flatMap((element) => ('name' in element ? element.name : []));
  for (const name of ['Title', 'Birch', 'Far away', 'The &amp; family']) expect(names).toContain(name);
  expect(elements.map(plain)).toEqual(
    expect.arrayContaining(['Group &amp; Co', '60% Shareholder', 'Birch', 'PEP', '21.11.2026']),
  );
  expect(elements.filter(({ type }) => type === 'image')).toHaveLength(2);
  const connectors = elements.filter((element) => element.type === 'shape' && /Connector/.test(element.shapType));
  expect(connectors).toHaveLength(2);
  for (const { left, top, width, height } of elements.filter(({ type }) => type !== 'shape')) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(size.width + 0.5);
    expect(top + height).toBeLessThanOrEqual(size.height + 0.5);
  }
});

test('a card is one group on a slide, with its icon, flag and label where they stand on screen, and its name broken as there', async () => {
  const name = 'Castellan Eklund Capital S.à r.l. and Company';
  const scene = sceneWith(
    [newNode({ key: 'a', typeName: 'Individual', name, country: 'MT', label: 'PEP', flagColor: 'red' })],
    [],
  );
  const [card] = scene.cards.values();
  if (!card) throw new Error('There is no card.');
  const slide = await xmlOf(slideOf(scene));
  const [group, ...others] = all(slide, 'p:grpSp');
  if (!group) throw new Error('There is no group.');
  expect(others).toEqual([]);
  const shapes = new Map(
    [...all(group, 'p:sp'), ...all(group, 'p:pic')].map((shape) => [one(shape, 'p:cNvPr').getAttribute('name'), shape]),
  );
  expect([...shapes.keys()]).toEqual([name, 'Icon', 'Flag', 'Label', 'Flag of Malta']);
  const within = (key: string) => {
    const shape = shapes.get(key);
    if (!shape) throw new Error(`There is no ${key}.`);
    const [own, whole] = [frameOf(shape), frameOf(group)];
    return { left: (own.x - whole.x) / PIXEL, top: (own.y - whole.y) / PIXEL, ...own };
  };
  const { width, height, pillWidth, lines, textX } = card.shape;
  expect(within('Label').left).toBeCloseTo((width - pillWidth) / 2, 0);
  expect(within('Label').top).toBeGreaterThan(height - 18);
  expect(within('Flag of Malta').left).toBeGreaterThan(width / 2);
  expect(within('Icon').left).toBeLessThan(textX);
  const words = shapes.get(name);
  if (!words) throw new Error('There is no card on the slide.');
  const [said] = all(words, 'a:p');
  expect(all(said ?? words, 'a:t').map((line) => line.textContent)).toEqual(lines);
  expect(lines.length).toBeGreaterThan(1);
  expect(all(said ?? words, 'a:br')).toHaveLength(lines.length - 1);
  const corner = (Number(one(words, 'a:gd').getAttribute('fmla')?.split(' ')[1]) / 100_000) * height;
  const inset = value(one(words, 'a:bodyPr'), 'lIns') / PIXEL + corner * (1 - Math.SQRT1_2);
  expect(inset).toBeCloseTo(textX, 0);
});

test('two owners’ links arrive side by side on a slide where they do on screen, each glued to its own site', async () => {
  const roles = [{ role: 'Shareholder', percentage: 50 }];
  const scene = sceneWith(
    [
      newNode({ key: 'a', typeName: 'Individual', name: 'Ash', x: -160, y: 0 }),
      newNode({ key: 'b', typeName: 'Individual', name: 'Birch', x: 160, y: 40 }),
      newNode({ key: 'c', typeName: 'Company', name: 'Cedar', x: 20, y: 300 }),
    ],
    [newLink({ key: 'ac', from: 'a', to: 'c', roles }), newLink({ key: 'bc', from: 'b', to: 'c', roles })],
  );
  const onScreen = ['ac', 'bc'].map((key) => scene.links.get(key)?.path.at(-1)?.x ?? Number.NaN);
  const connectors = connectorsOf(await xmlOf(slideOf(scene)));
  const [first, second] = connectors;
  expect(near(first?.end, second?.end)).toBeCloseTo(Math.abs((onScreen[0] ?? 0) - (onScreen[1] ?? 0)), 0);
  expect(Math.abs((onScreen[0] ?? 0) - (onScreen[1] ?? 0))).toBeGreaterThan(4);
  for (const { way, start, end } of connectors) {
    expect(near(way[0], start)).toBeLessThan(1);
    expect(near(way.at(-1), end)).toBeLessThan(1);
  }
});

test('connectors lead as the links do on screen, downwards, round a corner, back to the same side or card, and by places of their own', async () => {
  const scene = sceneWith(
    [
      newNode({ key: 'a', typeName: 'Company', name: 'Ash', x: 0, y: 0 }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', x: 400, y: 300 }),
      newNode({ key: 'c', typeName: 'Company', name: 'Cedar', x: 900, y: 0 }),
      newNode({ key: 'd', typeName: 'Company', name: 'Dogwood', x: 150, y: 640 }),
    ],
    [
      newLink({ key: 'down', from: 'a', to: 'b' }),
      newLink({ key: 'corner', from: 'b', to: 'd' }),
      newLink({ key: 'back', from: 'c', to: 'a' }),
      newLink({ key: 'up', from: 'b', to: 'c' }),
      newLink({ key: 'own', from: 'c', to: 'c' }),
      newLink({ key: 'around', from: 'd', to: 'c', fromSpot: '0 0.5', toSpot: '1 0.5' }),
    ],
  );
  const [corner, birch, dogwood] = [scene.links.get('corner'), scene.cards.get('b'), scene.cards.get('d')];
  if (!corner || !birch || !dogwood) throw new Error('The chart is not as it was made.');
  const left = birch.x - birch.shape.width / 2;
  const above = dogwood.y - dogwood.shape.height / 2;
  corner.path = [
    { x: left, y: 310 },
    { x: dogwood.x + 12, y: 310 },
    { x: dogwood.x + 12, y: above },
  ];
  const [back] = scene.links.get('back')?.path ?? [];
  expect(back?.y).toBe(scene.links.get('back')?.path.at(-1)?.y);
  const connectors = connectorsOf(await xmlOf(slideOf(scene)));
  const ways = new Map(connectors.map((connector) => [connector.name, connector]));
  expect(ways.size).toBe(scene.links.size);
  const [ash, down] = [scene.links.get('down')?.path[0], ways.get('Ash – Birch')?.way[0]];
  for (const { link, path } of scene.links.values()) {
    const name = [link.from, link.to].map((key) => scene.cards.get(key)?.node.name).join(' – ');
    const { way = [], start, end } = ways.get(name) ?? {};
    const seen = path.map(({ x, y }) => ({
      x: (x - (ash?.x ?? 0)) * PIXEL + (down?.x ?? 0),
      y: (y - (ash?.y ?? 0)) * PIXEL + (down?.y ?? 0),
    }));
    expect([link.key, way.length]).toEqual([link.key, seen.length]);
    const off = way.map((place, bend) => Math.round(near(place, seen[bend])));
    expect([link.key, off]).toEqual([link.key, seen.map(() => 0)]);
    expect(near(way[0], start)).toBeLessThan(1.5);
    expect(near(way.at(-1), end)).toBeLessThan(1.5);
  }
});

/** A way as it is seen: without what lies between two points of one run. */
function bendsOf(way: readonly Place[]): Place[] {
  return way.filter((point, at) => {
    const [before, after] = [way[at - 1], way[at + 1]];
    if (!before || !after) return true;
    const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    return Math.abs(turn) / Math.max(1, Math.hypot(after.x - before.x, after.y - before.y)) > 2 * PIXEL;
  });
}

const to = (x: number, y: number) => ({ x: x + 0, y: y + 0 });

/** Two cards, one over the other, with a link for each way, which runs as it is given. */
function ways(routing: 'orthogonal' | 'straight', paths: readonly Place[][], labels: readonly (Place | null)[]) {
  const roles = [{ role: 'Lender' }];
  const [a, b] = [
    newNode({ key: 'a', typeName: 'Company', name: 'Ash' }),
    newNode({ key: 'b', typeName: 'Company', name: 'Birch', y: 400 }),
  ];
  const keys = paths.map((_, at) => `l${at}`);
  const scene = sceneWith(
    [a, b],
    keys.map((key) => newLink({ key, from: 'a', to: 'b', roles, routing })),
  );
  const [ash, birch] = [scene.cards.get('a'), scene.cards.get('b')];
  if (!ash || !birch) throw new Error('There are no cards.');
  for (const [at, key] of keys.entries()) {
    const entry = scene.links.get(key);
    if (!entry) throw new Error('There is no link.');
    entry.path = [to(0, ash.shape.height / 2), ...(paths[at] ?? []), to(0, 400 - birch.shape.height / 2)];
    const place = labels[at];
    entry.label = place && entry.label ? { ...entry.label, ...place } : null;
  }
  return scene;
}

/** What is seen of each link on a slide, from its card to its card, in chart units; each piece begins at what the one before ends at. */
async function seenOf(scene: Scene) {
  const slide = await xmlOf(slideOf(scene));
  const shapes = new Map(all(slide, 'p:sp').map((shape) => [one(shape, 'p:cNvPr').getAttribute('id'), shape]));
  const ash = [...shapes.values()].find((shape) => one(shape, 'p:cNvPr').getAttribute('name') === 'Ash');
  if (!ash) throw new Error('There is no Ash.');
  const { x, y, width, height } = frameOf(ash);
  const nameOf = (id: string | null) => one(shapes.get(id) ?? ash, 'p:cNvPr').getAttribute('name') ?? '';
  const elements = all(slide, 'p:cxnSp');
  const links: { way: Place[]; by: string[]; heads: number }[] = [];
  for (const [at, { way, start, end }] of connectorsOf(slide).entries()) {
    const element = elements[at];
    if (!element) throw new Error('There is no connector.');
    expect([near(way[0], start) < 1.5, near(way.at(-1), end) < 1.5]).toEqual([true, true]);
    const [from, till] = ['a:stCxn', 'a:endCxn'].map((name) => nameOf(one(element, name).getAttribute('id')));
    if (from === 'Ash') links.push({ way: [], by: ['Ash'], heads: 0 });
    const link = links.at(-1);
    if (!link) throw new Error('A link begins nowhere.');
    expect(link.by.at(-1)).toBe(from);
    link.way.push(...way);
    link.by.push(till ?? '');
    link.heads += all(element, 'a:tailEnd').length;
  }
  return links.map(({ way, by, heads }) => ({
    heads,
    by,
    way: bendsOf(way).map((place) =>
      to(Math.round((place.x - x - width / 2) / PIXEL), Math.round((place.y - y - height / 2) / PIXEL)),
    ),
  }));
}

const whole = (path: readonly Place[]) => path.map(({ x, y }) => to(Math.round(x), Math.round(y)));

test('a link with more bends than a connector has runs on a slide as it does on screen, by way of its label', async () => {
  const round = [to(0, 60), to(300, 60), to(300, 200), to(180, 200), to(180, 330), to(0, 330)];
  const scene = ways('orthogonal', [round], [to(300, 130)]);
  const [link] = await seenOf(scene);
  expect(link).toMatchObject({ heads: 1, by: ['Ash', expect.stringMatching(/^Label /), 'Birch'] });
  expect(link?.way).toEqual(whole(scene.links.get('l0')?.path ?? []));
});

test('a link with many bends and its label beside it, or none, is joined within a run', async () => {
  const round = [to(0, 60), to(300, 60), to(300, 200), to(180, 200), to(180, 330), to(0, 330)];
  const stairs = [1, 2, 3, 4, 5, 6].flatMap((step) => [
    to(step * 40 - 40, 20 + 30 * step),
    to(step * 40, 20 + 30 * step),
  ]);
  const scene = ways('orthogonal', [round, [...stairs, to(240, 330), to(0, 330)]], [to(-200, 0), null]);
  const links = await seenOf(scene);
  expect(links.map(({ by }) => by.slice(1, -1))).toEqual([['Bend'], ['Bend', 'Bend', 'Bend']]);
  expect(links.map(({ way }) => way)).toEqual([...scene.links.values()].map(({ path }) => whole(path)));
});

test('two links between the same cards that part on the way are two ways on a slide, each with its label on it', async () => {
  const side = (x: number) => [to(0, 60), to(x, 60), to(x, 180), to(0, 180), to(1, 330), to(20, 330)];
  const scene = ways('orthogonal', [side(-80), side(80)], [to(-80, 120), to(80, 120)]);
  for (const entry of scene.links.values())
    entry.path = [...entry.path.slice(0, -1), to(20, entry.path.at(-1)?.y ?? 0)];
  const links = await seenOf(scene);
  const off = links.flatMap(({ way }, at) =>
    way.map((place, bend) => {
      const there = scene.links.get(`l${at}`)?.path[bend];
      return there ? Math.hypot(place.x - there.x, place.y - there.y) : Infinity;
    }),
  );
  expect(off).toHaveLength(16);
  expect(Math.max(...off)).toBeLessThan(2);
});

test('a straight link keeps its bends on a slide', async () => {
  const scene = ways('straight', [[to(200, 90), to(240, 250)]], [to(220, 170)]);
  const [link] = await seenOf(scene);
  expect(link).toMatchObject({ heads: 1, by: ['Ash', 'Bend', 'Bend', 'Birch'] });
  const off = (link?.way ?? []).map((place) =>
    Math.min(...(scene.links.get('l0')?.path ?? []).map(({ x, y }) => Math.hypot(x - place.x, y - place.y))),
  );
  expect(Math.max(...off)).toBeLessThan(2);
});
