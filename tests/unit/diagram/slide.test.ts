import { expect, test } from '@jest/globals';
import { parse, type Element as SlideElement } from 'pptxtojson/dist/index.js';
import { all, documentOf, frameOf, one, PIXEL, sceneWith, slideOf, value, xmlOf } from '../../testkit/slide';
import { partsOf } from '../../testkit/zip';
import { newNode } from '../../../client/src/chart/model/document';
import { sceneOf } from '@stemma/diagram/export/testScene';

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
