import { expect, test } from '@jest/globals';
import { createCardSetter } from '@stemma/shared/chart/geometry/card';
import { createLabelSetter } from '@stemma/shared/chart/geometry/linkLabel';
import { Scene } from '@stemma/shared/chart/geometry/scene';
import { newPicture, newWords } from '../model/decor';
import { byKey, newLink, newNode } from '../model/document';
import { chartPptx } from './pptx';
import type { SvgInk } from './ink';
import { chartSvg } from './svg';

const ink: SvgInk = {
  card: () => ({ fill: '#ffffff', name: '#17212B', detail: '#17212Bcc' }),
  link: (color) => color,
  flagInk: () => '#E03131',
  flag: () => 'data:image/svg+xml;base64,AA==',
  flagPng: () => 'data:image/png;base64,AA==',
  picture: () => ({ url: 'data:image/png;base64,AAAA' }),
  plate: () => '#17212B',
  measure: (text) => text.length * 7,
  border: '#D3DAE1',
  borderUnknown: '#8592A0',
  pill: '#EFF2F5',
  pillText: '#2E3944',
  label: '#46525F',
  labelStrong: '#17212B',
};

function sceneOf(): Scene {
  const measure = (text: string) => text.length * 7;
  const scene = new Scene({ card: createCardSetter(measure), label: createLabelSetter(measure, '2026-11-21') });
  const roles = [{ role: 'Shareholder', percentage: 60 }];
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey([
      newNode({ key: 'a', typeName: 'Individual', name: 'Ash & "Sons" <Ltd>', country: 'MT' }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', label: 'PEP', flagColor: 'red', x: 300, y: 260 }),
      newNode({ key: 'c', typeName: 'Company', name: 'Far away', x: 9000, y: 9000 }),
      newWords('Sticky', 'n', 'Ask <the> bank\nbefore May', { x: 100, y: 100 }),
      newPicture('p', { name: 'Seal & sign', source: 'images/s', width: 300, height: 100 }, { x: 120, y: 200 }),
    ]),
    links: byKey([
      newLink({ key: 'l', from: 'a', to: 'b', roles, dashed: true }),
      newLink({ key: 'out', from: 'a', to: 'c' }),
    ]),
    groups: byKey([{ key: 'g', name: 'The & family', members: ['a', 'b'], collapsed: false }]),
  });
  return scene;
}

/** The files of an archive that is not packed, by their paths; read as the format says, and each one's check sum with it. */
function unzipped(bytes: Uint8Array): Map<string, { text: string; sum: number }> {
  const view = new DataView(bytes.buffer);
  const files = new Map<string, { text: string; sum: number }>();
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, name, local] = [
      view.getUint32(at + 24, true),
      view.getUint16(at + 28, true),
      view.getUint32(at + 42, true),
    ];
    const decode = (from: number, length: number) => new TextDecoder().decode(bytes.subarray(from, from + length));
    const path = decode(at + 46, name);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    files.set(path, { text: decode(local + 30 + name, size), sum: view.getUint32(at + 16, true) });
    at += 46 + name;
  }
  return files;
}

const bounds = { left: -200, top: -100, right: 500, bottom: 400 };
const title = { name: 'Group & Co', date: '21.11.2026' };

test('a presentation has a shape for each entity in view, and each link is a connector attached to both', () => {
  const files = unzipped(chartPptx(sceneOf(), { bounds, title, legend: true }, ink));
  expect([...files.keys()]).toContain('[Content_Types].xml');
  const slide = files.get('ppt/slides/slide1.xml')?.text ?? '';
  const idOf = (name: string) => new RegExp(`<p:cNvPr id="(\\d+)" name="${name}"`).exec(slide)?.[1];
  const [ash, birch] = [idOf('Ash &amp; &quot;Sons&quot; &lt;Ltd&gt;'), idOf('Birch')];
  expect(ash).toBeDefined();
  expect(slide).toContain(`<a:stCxn id="${ash}" idx="2"/><a:endCxn id="${birch}" idx="0"/>`);
  expect(slide.match(/<p:cxnSp>/g)).toHaveLength(1);
  expect(slide).not.toContain('Far away');
  expect(slide).toContain('<a:t>60% </a:t>');
  expect(slide).toContain('<a:t>before May</a:t>');
  expect(slide).toContain('name="The &amp; family"');
  expect(slide).toContain('<a:t>Organisation</a:t>');
  expect(slide).toContain('name="Flag of Malta"');
  const media = [...files.keys()].filter((path) => path.startsWith('ppt/media/'));
  expect(media).toEqual(['ppt/media/image1.png', 'ppt/media/image2.png']);
  expect(files.get('ppt/slides/_rels/slide1.xml.rels')?.text).toContain('Id="rId3"');
  const ids = [...slide.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an elbow of a presentation bends where it does on screen', () => {
  const scene = sceneOf();
  const slide =
    unzipped(chartPptx(scene, { bounds, title, legend: true }, ink)).get('ppt/slides/slide1.xml')?.text ?? '';
  const [start, bend, , end] = scene.links.get('l')?.path ?? [];
  const part = ((bend?.y ?? 0) - (start?.y ?? 0)) / ((end?.y ?? 0) - (start?.y ?? 0));
  expect(part).toBeLessThan(0.3);
  const value = Math.round(part * 100_000);
  expect(slide).toContain(`prst="bentConnector3"><a:avLst><a:gd name="adj1" fmla="val ${value}"/></a:avLst>`);
});

test('the archive has the check sums that zip programs ask for', () => {
  const [first] = unzipped(chartPptx(sceneOf(), { bounds, title: null, legend: false }, ink)).values();
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(first?.text)) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  expect(first?.sum).toBe((value ^ 0xffffffff) >>> 0);
});

test('a drawing holds its words, flags and labels, and is sound XML whatever the names are', () => {
  const svg = chartSvg(sceneOf(), { bounds, title, legend: true, curved: false }, ink);
  expect(svg).toContain('Ash &amp; &quot;Sons&quot;');
  expect(svg).toContain('<image ');
  expect(svg).toContain('Ask &lt;the&gt; bank');
  expect(svg).toContain('<title>Seal &amp; sign</title>');
  expect(svg).toContain('The &amp; family');
  expect(svg).toContain('stroke-dasharray="6 4"');
  expect(svg).toContain('>Organisation</text>');
  expect(svg).not.toContain('Far away');
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)|NaN|undefined/);
});
