import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import mammoth from 'mammoth';
import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testkit/app';
import { joinApp } from '../testkit/app';
import type { Client } from '../testkit/client';

let app: TestApp;
let owner: Client;
let elsewhere: Client;

beforeAll(async () => {
  app = await joinApp();
  owner = await (await app.organization()).user();
  elsewhere = await (await app.organization()).user();
});
afterAll(() => app.close());

test('the picture of a report has notes, text boxes, pictures, groups and flags as the screen has them', async () => {
  const look = await pictureOf(await chartOf(owner));
  const own = look.box('#123456');
  // Everything is looked for by where the chart's own picture stands: 100 by 80 with its middle at 0, 200, two pixels to a unit.
  expect([own.right - own.left, own.bottom - own.top]).toEqual([199, 159]);
  const at = (x: number, y: number) => look.at(own.left + (x + 50) * 2, own.top + (y - 160) * 2);

  expect([at(-98, 20), at(0, 20), at(97, 20)]).toEqual(['#ffd6e7', '#ffd6e7', '#ffd6e7']);
  expect([at(-103, 20), at(103, 20)]).toEqual(['#ffffff', '#ffffff']);
  expect([at(240, 180), at(360, 180)]).toEqual(['#cceeff', '#cceeff']);
  expect(at(600, 200)).toBe('#0a7b3c');
  expect([look.count('#eaff8f'), look.count('#e9edf1')]).toEqual([0, 0]);

  // A picture of another organization's is drawn as one that did not come.
  expect(look.count('#654321')).toBe(0);
  expect(at(-45, 365)).toBe('#eff2f5');

  expect([at(355, -14), at(362, -14), at(369, -14)]).toEqual(['#008c45', '#f4f5f0', '#cd212a']);
  expect(at(344, -18)).toBe('#e03131');

  const frame = new Set(Array.from({ length: 100 }, (_, step) => at(602, step)));
  expect(frame).toContain('#8592a0');
  expect(frame.size).toBeGreaterThan(1);
  expect([at(612, 60), at(590, 60)]).toEqual(['#f3f4f5', '#ffffff']);

  // One card stands for the folded group, whose own cards are away.
  expect(look.count('#00aaff')).toBe(0);
  expect(look.count('#fbe7f1')).toBeGreaterThan(100);
});

test('what notes and text boxes say stands in the report as notes, and they are no entities', async () => {
  const { bytes } = await owner.download(`datasets/word/${await chartOf(owner)}`);
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  // Each run of words stands by itself in its direction.
  const lines = value
    .replace(/\p{Cf}/gu, '')
    .split('\n')
    .filter(Boolean);
  expect(lines.find((line) => line.includes(' · '))).toMatch(/ · 5 entities, 1 link$/);
  expect(lines.slice(lines.indexOf('Notes')).slice(0, 4)).toEqual(['Notes', 'Hi', 'Words', 'Owners and holdings']);
});

test('the picture of a report has curved links where the chart has them', async () => {
  const [a, b] = [randomUUID(), randomUUID()];
  const nodes = [
    { key: a, typeName: 'Company', name: 'A', x: 0, y: 0 },
    { key: b, typeName: 'Company', name: 'B', x: 400, y: 300 },
  ];
  const edges = [{ from: a, to: b, name: '100% Owner' }];
  const chart = await saved(owner, { nodes, edges, groups: [] }, { routing: 'orthogonal' });
  const before = await pictureOf(chart);
  await owner.post('datasets/save', { dataset: { key: chart, routing: 'curved' }, revision: 1, nodes, edges });
  const after = await pictureOf(chart);
  expect(after.size).toEqual(before.size);
  expect(after.count('#006d75')).not.toBe(before.count('#006d75'));
});

async function chartOf(user: Client): Promise<string> {
  const keys = Array.from({ length: 5 }, () => randomUUID());
  const [italian, b, c, d, e] = keys;
  const own = await storedPicture(user, '#123456');
  const foreign = await storedPicture(elsewhere, '#654321');
  const picture = { typeName: 'Image', name: 'Picture', pictureWidth: 100, pictureHeight: 80 };
  const company = { typeName: 'Company', width: 160 };
  const nodes = [
    { key: randomUUID(), typeName: 'Sticky', name: 'Hi', color: '#FFD6E7', width: 200, height: 100, x: 0, y: 0 },
    {
      ...{ key: randomUUID(), typeName: 'TextBox', name: 'Words', x: 300, y: 180 },
      ...{ fillColorTextBox: '#CCEEFF', widthTextBox: 140 },
    },
    { key: randomUUID(), ...picture, source: own, x: 0, y: 200 },
    { key: randomUUID(), ...picture, source: foreign, x: 0, y: 400 },
    { key: randomUUID(), ...picture, sourceBase64: plain('#0a7b3c').toString('base64'), x: 600, y: 200 },
    { key: italian, ...company, name: 'Rossi', country: 'Italy', flagColor: 'red', x: 300, y: 0 },
    { key: b, ...company, name: 'B', x: 700, y: 0 },
    { key: c, ...company, name: 'C', x: 700, y: 120 },
    { key: d, ...company, name: 'D', fillColor: '#00AAFF', x: 1000, y: 0 },
    { key: e, ...company, name: 'E', fillColor: '#00AAFF', x: 1400, y: 0 },
  ];
  const groups = [
    { key: randomUUID(), name: 'Open', members: [b, c] },
    { key: randomUUID(), name: 'Folded', members: [d, e], collapsed: true },
  ];
  return saved(user, { nodes, groups, edges: [{ from: italian, to: d, name: '50% Shareholder' }] });
}

async function saved(user: Client, content: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const key = randomUUID();
  await user.post('datasets/add', { dataset: { key, name: 'Things', visibility: 'private' } });
  const { status, body } = await user.post('datasets/save', { dataset: { key, ...more }, revision: 0, ...content });
  expect([status, body]).toEqual([200, expect.anything()]);
  return key;
}

/** Keeps a picture of one colour on an entity of the user's; answers where it is asked for. */
async function storedPicture(user: Client, color: string): Promise<string> {
  const entity = { typeName: 'Trust', name: 'T' };
  const { body } = await user.post<{ key: string }>('graph/addNode', { entity });
  const file = new File([new Uint8Array(plain(color))], 'a.png');
  const fields = { fileKey: randomUUID(), entityId: body.key };
  const kept = await user.sendForm<{ fullPath: string }>('files/uploadChartImage', fields, file);
  expect(kept.status).toBe(200);
  return kept.body.fullPath;
}

function plain(color: string): Buffer {
  const canvas = createCanvas(50, 40);
  const context = canvas.getContext('2d');
  context.fillStyle = color;
  context.fillRect(0, 0, 50, 40);
  return canvas.toBuffer('image/png');
}

/** The picture in a chart's report: colours as #rrggbb by pixel, and the pixels that have a colour. */
async function pictureOf(chart: string) {
  const { status, bytes } = await owner.download(`datasets/word/${chart}`);
  expect(status).toBe(200);
  const found: Buffer[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    found.push(await image.readAsBuffer());
    return { src: 'picture' };
  });
  await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage });
  const image = await loadImage(found[0] ?? Buffer.alloc(0));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return (red << 16) | (green << 8) | blue;
  });
  const at = (x: number, y: number) => `#${(pixels[y * width + x] ?? 0).toString(16).padStart(6, '0')}`;
  const all = (color: string) => {
    const wanted = parseInt(color.slice(1), 16);
    return pixels.flatMap((pixel, at) => (pixel === wanted ? [{ x: at % width, y: Math.floor(at / width) }] : []));
  };
  const box = (color: string) => {
    const places = all(color);
    const xs = places.map(({ x }) => x).sort((one, other) => one - other);
    const ys = places.map(({ y }) => y).sort((one, other) => one - other);
    const [left, right, top, bottom] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
    if (left === undefined || right === undefined || top === undefined || bottom === undefined)
      throw new Error(`Nothing is ${color}.`);
    return { left, right, top, bottom };
  };
  return { size: [width, height], at, box, count: (color: string) => all(color).length };
}
