import { expect, test } from '@jest/globals';
import { byKey } from '@stemma/shared/byKey';
import { ENTITY_SHAPES } from '@stemma/shared/entities/shapes';
import { chartPptx } from './pptx/pptx';
import { xmlText } from './xml';
import { chartSvg } from './svg/svg';
import { createCardSetter, isNameCut, textHeight } from '../geometry/card';
import { theme, sceneOf } from './testScene';
import { newLink, newNode } from '../testkit';

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

test('a presentation has a shape for each entity in view, and each link is a connector attached to both, or to the one in view', () => {
  const files = unzipped(chartPptx(sceneOf(), { bounds, title, legend: true }, theme));
  expect([...files.keys()]).toContain('[Content_Types].xml');
  const slide = files.get('ppt/slides/slide1.xml')?.text ?? '';
  const idOf = (name: string) => new RegExp(`<p:nvSpPr><p:cNvPr id="(\\d+)" name="${name}"`).exec(slide)?.[1];
  const [ash, birch] = [idOf('Ash &amp; &quot;Sons&quot; &lt;Ltd&gt;'), idOf('Birch')];
  expect(ash).toBeDefined();
  expect(slide).toContain(`<a:stCxn id="${ash}" idx="2"/><a:endCxn id="${birch}" idx="0"/>`);
  expect(slide.match(/<p:cxnSp>/g)).toHaveLength(2);
  expect(slide.match(/– …"/g)).toHaveLength(1);
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
    unzipped(chartPptx(scene, { bounds, title, legend: true }, theme)).get('ppt/slides/slide1.xml')?.text ?? '';
  const [start, bend, , end] = scene.links.get('l')?.path ?? [];
  const part = ((bend?.y ?? 0) - (start?.y ?? 0)) / ((end?.y ?? 0) - (start?.y ?? 0));
  expect(part).toBeLessThan(0.3);
  const value = Math.round(part * 100_000);
  expect(slide).toContain(`prst="bentConnector3"><a:avLst><a:gd name="adj1" fmla="val ${value}"/></a:avLst>`);
});

test('the archive has the check sums that zip programs ask for', () => {
  const [first] = unzipped(chartPptx(sceneOf(), { bounds, title: null, legend: false }, theme)).values();
  let value = 0xffffffff;
  for (const byte of new TextEncoder().encode(first?.text)) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  expect(first?.sum).toBe((value ^ 0xffffffff) >>> 0);
});

test('a drawing holds its words, flags and labels, and is sound XML whatever the names are', () => {
  const svg = chartSvg(sceneOf(), { bounds, title, legend: true }, theme);
  expect(svg).toContain('Ash &amp; &quot;Sons&quot;');
  expect(svg).toContain('<image ');
  expect(svg).toContain('Ask &lt;the&gt; bank');
  expect(svg).toMatch(/<image [^>]*clip-path="inset\(0 round 4px\)"[^>]*><title>Seal &amp; sign<\/title>/);
  expect(svg.indexOf('Seal &amp; sign')).toBeLessThan(svg.indexOf('stroke-linejoin="round"'));
  expect(svg).toContain('The &amp; family');
  expect(svg).toContain('stroke-dasharray="6 4"');
  expect(svg).toContain('>Organisation</text>');
  expect(svg).not.toContain('Far away');
  expect(svg).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)|NaN|undefined/);
});

test('an icon that was chosen for an entity is drawn in place of its type’s, and none where it is hidden', () => {
  const drawn = (changes: object) => {
    const scene = sceneOf();
    const birch = scene.cards.get('b');
    if (!birch) throw new Error('There is no Birch.');
    Object.assign(birch, { node: { ...birch.node, ...changes } });
    return chartSvg(scene, { bounds, title: null, legend: false }, theme);
  };
  const [yacht, company] = [ENTITY_SHAPES.Yacht.join(' '), ENTITY_SHAPES.Company.join(' ')];
  expect([drawn({}).includes(company), drawn({}).includes(yacht)]).toEqual([true, false]);
  expect([drawn({ icon: 'Yacht' }).includes(company), drawn({ icon: 'Yacht' }).includes(yacht)]).toEqual([false, true]);
  expect(drawn({ hideIcon: true })).not.toContain(company);
});

test('no link strikes a group’s name through, and a long title keeps clear of the date', () => {
  const name = 'The holdings of the whole family in all their countries as they stood before the deed was signed';
  const svg = chartSvg(sceneOf(), { bounds, title: { ...title, name }, legend: false }, theme);
  expect(svg.indexOf('The &amp; family')).toBeGreaterThan(svg.indexOf('fill="none" stroke="'));
  const [, room] = new RegExp(`textLength="([\\d.]+)"[^>]*>${name}`).exec(svg) ?? [];
  const [, x] = new RegExp(`x="([\\d.]+)"[^>]*>${title.date}`).exec(svg) ?? [];
  expect(Number(room)).toBeLessThanOrEqual(Number(x) - 32 - 70);
});

test('a chart is drawn in the same order whatever was done and undone before', () => {
  const cards = ['a', 'b', 'c', 'd'].map((key, at) => newNode({ key, typeName: 'Company', name: key, x: 40 * at }));
  const source = (nodes: typeof cards) => ({
    props: { routing: 'orthogonal' as const },
    nodes: byKey(nodes),
    links: byKey([]),
  });
  const scene = sceneOf();
  const what = {
    bounds: { left: -200, top: -200, right: 300, bottom: 200 },
    title: null,
    legend: false,
  };
  scene.update(source(cards));
  const first = chartSvg(scene, what, theme);
  scene.update(source(cards.map((card) => (card.key === 'b' ? { ...card, x: 4000 } : card))));
  scene.update(source(cards.filter(({ key }) => key !== 'a')));
  scene.update(source([...cards].reverse()));
  expect(chartSvg(scene, what, theme)).toBe(first);
});

test('of what lies at one place a picture is lowest, whatever is drawn or read first', () => {
  const kinds = ['Sticky', 'Company', 'Image', 'TextBox'] as const;
  const nodes = kinds.map((typeName, at) => newNode({ key: `${at}`, typeName, name: typeName }));
  const order = (some: typeof nodes) => {
    const scene = sceneOf();
    scene.update({ props: { routing: 'orthogonal' }, nodes: byKey(some), links: byKey([]) });
    return scene.cardsDrawn({ left: -9, top: -9, right: 9, bottom: 9 }).map(({ node }) => node.typeName);
  };
  expect(order(nodes)).toEqual(['Image', 'Company', 'Sticky', 'TextBox']);
  expect(order([...nodes].reverse())).toEqual(order(nodes));
});

test('links that run together are one line in a drawing, as on screen', () => {
  const scene = sceneOf();
  const roles = [{ role: 'Owner' }];
  scene.update({
    props: { routing: 'orthogonal' },
    nodes: byKey([
      newNode({ key: 'a', typeName: 'Company', name: 'Ash' }),
      newNode({ key: 'b', typeName: 'Company', name: 'Birch', x: -150, y: 300 }),
      newNode({ key: 'c', typeName: 'Company', name: 'Cedar', x: 150, y: 300 }),
    ]),
    links: byKey([
      newLink({ key: 'ab', from: 'a', to: 'b', roles, dashed: true }),
      newLink({ key: 'ac', from: 'a', to: 'c', roles, dashed: true }),
    ]),
  });
  const [first, second] = scene.links.get('ab')?.path ?? [];
  expect(scene.links.get('ac')?.path.slice(0, 2)).toEqual([first, second]);
  const whole = { left: -400, top: -100, right: 400, bottom: 400 };
  const svg = chartSvg(scene, { bounds: whole, title: null, legend: false }, theme);
  const dashed = [...svg.matchAll(/<path d="([^"]+)" fill="none" [^>]*stroke-dasharray="6 4"/g)].map(
    ([, route = '']) => route,
  );
  expect(dashed).toHaveLength(1);
  expect(dashed[0]?.split(`M${first?.x} ${first?.y}L`)).toHaveLength(2);
  expect(svg.match(/Z" fill="/g)).toHaveLength(1);
});

test('a link that runs curved by itself is drawn so, as on a chart whose links all do', () => {
  const routeIn = (own: 'curved' | null, routing: 'curved' | 'orthogonal') => {
    const scene = sceneOf();
    const links = new Map([...scene.links].map(([key, { link }]) => [key, { ...link, routing: own }]));
    const nodes = new Map([...scene.cards].map(([key, { node }]) => [key, node]));
    scene.update({ props: { routing }, nodes, links, groups: byKey(scene.groups) });
    const svg = chartSvg(scene, { bounds, title: null, legend: false }, theme);
    return [...svg.matchAll(/<path d="(M[^"]+)" fill="none"/g)].map(([, route]) => route);
  };
  expect(routeIn('curved', 'orthogonal')).toEqual(routeIn(null, 'curved'));
  expect(routeIn('curved', 'orthogonal')).not.toEqual(routeIn(null, 'orthogonal'));
});

test('a card that begins just beyond what is in view is drawn as far as the page shows it, as no arrow may lead to nothing', () => {
  const scene = sceneOf();
  const [link] = scene.links.values();
  const held = link && scene.cards.get(link.link.to);
  if (!held) throw new Error('No link leads to a card.');
  const top = held.y - held.shape.height / 2;
  const [word = ''] = held.shape.lines;
  const ask = { bounds: { ...bounds, bottom: top - 15 }, title: null, legend: false };
  expect(chartSvg(scene, ask, theme)).toContain(xmlText(word));
  expect(unzipped(chartPptx(scene, ask, theme)).get('ppt/slides/slide1.xml')?.text).toContain(xmlText(word));
  const slideOf = (bottom: number, legend: boolean) =>
    unzipped(chartPptx(scene, { ...ask, bounds: { ...bounds, bottom }, legend }, theme)).get('ppt/slides/slide1.xml')
      ?.text ?? '';
  expect(slideOf(top - 40, true)).not.toContain(`>${xmlText(word)}<`);
  expect(slideOf(top - 40, true)).not.toContain('Edge of the view');
  const covered = { ...ask, bounds: { ...bounds, top: top - 900, bottom: top - 15 } };
  for (const legend of [true, false]) {
    const slide = unzipped(chartPptx(scene, { ...covered, legend }, theme)).get('ppt/slides/slide1.xml')?.text ?? '';
    expect(slide.includes('Edge of the view')).toBe(legend);
    if (legend) expect(slide.indexOf('Edge of the view')).toBeGreaterThan(slide.lastIndexOf(xmlText(word)));
  }
  expect(chartSvg(scene, { ...ask, bounds: { ...bounds, bottom: top - 60 } }, theme)).not.toContain(xmlText(word));
});

test('words of a link that would be cut off at the edge of a page are left out, as less of a number is another number', () => {
  const scene = sceneOf();
  const [label] = [...scene.links.values()].flatMap((link) => (link.label?.shape.lines[0]?.strong ? [link.label] : []));
  if (!label) throw new Error('No link has a share.');
  const [share] = label.shape.lines.map(({ strong }) => strong);
  const upTo = (right: number) => chartSvg(scene, { bounds: { ...bounds, right }, title: null, legend: false }, theme);
  const end = label.x + label.shape.width / 2 - 32;
  expect(upTo(end + 1)).toContain(`>${share}<`);
  expect(upTo(end - 4)).not.toContain(`>${share}<`);
  const slideUpTo = (right: number) => {
    const ask = { bounds: { ...bounds, left: right - 1300, right }, title: null, legend: false };
    return unzipped(chartPptx(scene, ask, theme)).get('ppt/slides/slide1.xml')?.text;
  };
  const slideEnd = label.x + label.shape.width / 2 - 48;
  expect(slideUpTo(slideEnd + 1)).toContain(`>${share}`);
  expect(slideUpTo(slideEnd - 4)).not.toContain(`>${share}`);
});

test('a card in a file has its whole name, however long, and is as high as that asks for', () => {
  const measure = (text: string) => text.length * 7;
  const name = `${'Northern and Eastern Provinces Investment Company '.repeat(5)}Limited`;
  const node = newNode({ key: 'x', typeName: 'Company', name });
  const [screen, file] = [createCardSetter(measure)(node), createCardSetter(measure, { wholeNames: true })(node)];
  expect([isNameCut(node, screen), isNameCut(node, file)]).toEqual([true, false]);
  expect(file.lines.join(' ')).toBe(name);
  expect(file.height).toBeGreaterThan(textHeight(file));
  const short = newNode({ key: 'y', typeName: 'Company', name: 'Birch' });
  expect(createCardSetter(measure, { wholeNames: true })(short)).toEqual(createCardSetter(measure)(short));
});
