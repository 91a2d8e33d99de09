import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { packed } from '../../server/src/exchange/sheets/zip';
import type { TestApp, TestOrganization } from '../testkit/app';
import { startApp } from '../testkit/ownApp';
import type { Client } from '../testkit/client';
import { eventually } from '../testkit/eventually';
import { pdf, sha256, uploadForm } from '../testkit/files';
import { png } from '../testkit/pictures';
import { partsOf } from '../testkit/zip';

let app: TestApp;
let organization: TestOrganization;
let user: Client;
let entityId: string;

beforeAll(async () => {
  app = await startApp();
  organization = await app.organization();
  user = await organization.user();
  entityId = (await user.post<{ key: string }>('graph/addNode', { entity: { typeName: 'Trust', name: 'T' } })).body.key;
});
afterAll(() => app.close());

const filled = (text: string, size = 2000) => Buffer.from(text.padEnd(size, ' '));
const send = (bytes: Uint8Array, name: string, type = '') => uploadForm(user, { entityId }, bytes, { name, type });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.url}/api/${path}`, { method, headers: { authorization: `Bearer ${user.token}`, ...headers } });

const office = (part: string) =>
  Buffer.from(
    packed(
      new Map([
        ['[Content_Types].xml', filled('<Types/>')],
        [part, filled('<x/>')],
      ]),
    ),
  );
const SCRIPT = '<script>document.title="ran"</script>';

describe('content that is not what its name says', () => {
  const OTHERS: [string, () => Uint8Array][] = [
    ['program.pdf', () => Buffer.concat([Buffer.from('MZ'), randomBytes(3000)])],
    ['page.pdf', () => filled(`<html>${SCRIPT}</html>`)],
    ['page.png', () => filled(`<html>${SCRIPT}</html>`)],
    ['picture.pdf', () => png(2000, 400)],
    ['document.png', () => pdf()],
    ['archive.txt', () => office('word/document.xml')],
    ['program.txt', () => Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), randomBytes(3000)])],
    ['bytes.csv', () => Buffer.concat([Buffer.alloc(10), randomBytes(3000)])],
    ['text.docx', () => filled('just text')],
    ['letter.xlsx', () => office('word/document.xml')],
    ['sheet.docx', () => office('xl/workbook.xml')],
    ['half.docx', () => office('word/document.xml').subarray(0, 1500)],
    ['sound.mp4', () => Buffer.concat([Buffer.from('MZ'), randomBytes(3000)])],
    ['model.stl', () => Buffer.concat([Buffer.from('7z\u00bc\u00af\u0027\u001c', 'latin1'), randomBytes(3000)])],
  ];
  test.each(OTHERS)('%s is refused', async (name, bytes) => {
    const { status, body } = await send(bytes(), name);
    expect([status, body.code]).toEqual([415, 'extension']);
  });

  test('an office file that would unpack to more than is accepted is refused without being unpacked', async () => {
    const { status, body } = await send(bombOf(), 'bomb.xlsx');
    expect([status, body]).toEqual([
      415,
      expect.objectContaining({ error: 'This file unpacks to more than Stemma accepts.' }),
    ]);
  });
});

describe('a file that is named anew', () => {
  const rename = (key: string, name: string) =>
    user.call<{ code: string; field: string; contentType: string }>(
      'PUT',
      `graph/renameFile/${key}`,
      JSON.stringify({ name }),
    );

  test('keeps to the filter of uploads: by name, and by content where the ending is another', async () => {
    const { key } = (await send(filled('just text'), 'notes.txt')).body;
    for (const name of ['same.pdf', 'pic.png', 'sheet.xlsx', '.hidden.txt', 'desktop.ini', 'page.html']) {
      const { status, body } = await rename(key, name);
      expect([name, status, body.code, body.field]).toEqual([name, 415, 'extension', 'name']);
    }
    expect((await rename(key, '../a.txt')).body.field).toBe('name');
    expect((await rename(key, 'Notes of May.md')).status).toBe(200);
    const { key: picture } = (await send(png(2000, 400), 'drawn.png')).body;
    expect((await rename(picture, 'drawn.jpg')).status).toBe(415);
    expect((await rename(picture, 'Map.png')).status).toBe(200);
  });
});

/** An .xlsx file of little size that says to hold four gigabytes of zeros, less one. */
function bombOf(): Buffer {
  const bytes = office('xl/workbook.xml');
  const central = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bytes.writeUInt16LE(8, central + 10);
  bytes.writeUInt32LE(0xfffffffe, central + 24);
  return bytes;
}

describe('what is served', () => {
  const SERVED: [string, () => Uint8Array, string][] = [
    [
      'drawing.svg',
      () => filled(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
      'application/octet-stream',
    ],
    ['page.txt', () => filled(`<html>${SCRIPT}</html>`), 'text/plain; charset=utf-8'],
    [
      'page.xml',
      () => filled(`<?xml version="1.0"?><x:html xmlns:x="http://www.w3.org/1999/xhtml">${SCRIPT}</x:html>`),
      'application/octet-stream',
    ],
    ['polyglot.gif', () => Buffer.concat([Buffer.from('GIF89a/*'), filled(`*/=1;alert(1)//${SCRIPT}`)]), 'image/gif'],
    ['polyglot.pdf', () => Buffer.concat([filled(`%PDF-1.7\n${SCRIPT}`)]), 'application/pdf'],
    [
      'unicode.txt',
      () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Zürich\r\n'.repeat(300), 'utf16le')]),
      'text/plain; charset=utf-8',
    ],
    ['code.py', () => filled('print("hello")'), 'text/plain; charset=utf-8'],
    [
      'letter.docx',
      () => office('word/document.xml'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['table.csv', () => filled('=cmd|calc!A1,1'), 'text/csv; charset=utf-8'],
  ];
  test.each(SERVED)('%s comes as an attachment that runs nowhere', async (name, bytes, contentType) => {
    const { body } = await send(bytes(), name, 'text/plain');
    for (const query of ['', '?inline=preview']) {
      const answer = await get(`${body.file.fullPath}${query}`);
      const shown = query !== '' && /gif|pdf/.test(name);
      expect(answer.headers.get('content-type')).toBe(contentType);
      expect(answer.headers.get('content-disposition')).toBe(`${shown ? 'inline' : 'attachment'}; filename=${name}`);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(answer.headers.get('cache-control')).toContain('private, no-cache');
      expect((await answer.arrayBuffer()).byteLength).toBe(body.file.fileSize);
    }
  });

  test('has a name of any script in the header that every browser understands', async () => {
    const { body } = await uploadForm(user, { entityId, fileName: 'Übergabe "№ 7" 契約.pdf' }, pdf());
    const answer = await get(body.file.fullPath);
    const said = answer.headers.get('content-disposition') ?? '';
    expect(said).toContain(`filename*=UTF-8''`);
    expect(said).not.toMatch(/[\r\n]/);
    expect(decodeURIComponent(said.split("UTF-8''")[1] ?? '')).toBe('Übergabe _№ 7_ 契約.pdf');
    const long = `${'Ü'.repeat(125)}.pdf`;
    const sent = await uploadForm(user, { entityId, fileName: long }, pdf());
    const header = (await get(sent.body.file.fullPath)).headers.get('content-disposition') ?? '';
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(long);
  });

  test('comes whole, in ranges, or not again where it is the same', async () => {
    const bytes = pdf(10_000);
    const { fullPath } = (await send(bytes, 'ranges.pdf')).body.file;
    const whole = await get(fullPath);
    const etag = whole.headers.get('etag') ?? '';
    expect([whole.status, whole.headers.get('accept-ranges'), whole.headers.get('content-length')]).toEqual([
      200,
      'bytes',
      '10000',
    ]);
    const cases: [string, number, number][] = [
      ['bytes=0-99', 0, 100],
      ['bytes=9000-', 9000, 10_000],
      ['bytes=-10', 9990, 10_000],
      ['bytes=9990-20000', 9990, 10_000],
    ];
    for (const [range, start, end] of cases) {
      const part = await get(fullPath, { range });
      expect([range, part.status, part.headers.get('content-range')]).toEqual([
        range,
        206,
        `bytes ${start}-${end - 1}/10000`,
      ]);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end))).toBe(true);
    }
    const outside = await get(fullPath, { range: 'bytes=10000-' });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10000']);
    for (const range of ['bytes=0-1,5-6', 'items=0-1', 'nonsense'])
      expect((await get(fullPath, { range })).status).toBe(200);
    expect((await get(fullPath, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    expect((await get(fullPath, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await get(fullPath, { 'if-none-match': etag })).status).toBe(304);
    const head = await get(fullPath, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      '10000',
      0,
    ]);
  });

  test('is decided by the file alone, not by the owner and the folders in the address', async () => {
    const bytes = pdf();
    const { key } = (await send(bytes, 'a.pdf')).body;
    const stranger = await (await app.organization()).user();
    for (const path of [`files/${stranger.userKey}/${key}/x.exe`, `files/nobody/${key},a,b/y`]) {
      expect(sha256((await user.download(path)).bytes)).toBe(sha256(bytes));
      expect((await stranger.get(path)).status).toBe(404);
      expect((await app.anonymous.get(path)).status).toBe(401);
    }
    for (const path of [`files/${user.userKey}/${randomUUID()}/a.pdf`, 'files/x/..%2f..%2fetc/passwd']) {
      expect([400, 404]).toContain((await user.get(path)).status);
    }
  });
});

test('a file is had and removed by its id, by its sender in his own name', async () => {
  const bytes = pdf();
  const { key } = (await send(bytes, 'by id.pdf')).body;
  const stranger = await (await app.organization()).user();
  const had = (who: Client, body: object) =>
    fetch(`${app.url}/api/files/download`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const answer = await had(user, { userId: user.userKey, fileId: key, fileName: 'another.exe' });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="by id.pdf"');
  expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(bytes));
  expect((await had(stranger, { fileId: key })).status).toBe(404);
  const body = { userId: user.userKey, fileId: key };
  expect((await stranger.post('files/remove', { fileId: key })).status).toBe(404);
  expect((await user.post('files/remove', { ...body, userId: stranger.userKey })).status).toBe(403);
  expect((await user.post('files/remove', { ...body, treePath: '/somewhere/else' })).status).toBe(200);
  expect((await had(user, { fileId: key })).status).toBe(404);
});

test('a folder comes as an archive with all that lies in it, names that are the same kept apart', async () => {
  const folder = async (name: string, parent = '') =>
    (await user.post<{ key: string }>('graph/createFilesFolder', { entityId, name, folder: parent })).body.key;
  const put = (name: string, parent: string, text: string) =>
    uploadForm(user, { entityId, folder: parent }, filled(text), { name });
  const top = await folder('Deeds & wills');
  const [one, two] = [await folder('Old', top), await folder('old', top)];
  await folder('Empty', top);
  await put('a.txt', top, 'first');
  await put('A.txt', top, 'second');
  const gone = (await put('gone.txt', top, 'gone')).body.key;
  await put('deep.txt', one, 'third');
  await put('deep.txt', two, 'fourth');
  const rows = await app.store.read((tx) =>
    tx.run('test.blob', 'MATCH (:File {key: $gone})-->(b:Blob) RETURN b.key AS key', { gone }),
  );
  await app.blobs.delete(String(rows[0]?.key));
  const answer = await user.download(`files/zip/${top}`);
  expect(answer.headers.get('content-disposition')).toContain('Deeds & wills_download.zip');
  const parts = await partsOf(answer.bytes);
  const texts = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, text.trim()]));
  expect(Object.keys(texts).filter((name) => name.endsWith('/'))).toContain('Empty/');
  const files = Object.entries(texts).filter(([name]) => !name.endsWith('/'));
  expect(files.map(([, text]) => text).sort()).toEqual(['first', 'fourth', 'second', 'third']);
  expect(new Set(files.map(([name]) => name.toLowerCase())).size).toBe(4);
  const stranger = await (await app.organization()).user();
  expect((await stranger.get(`files/zip/${top}`)).status).toBe(404);
});

test('an archive that nobody reads to its end leaves no file open', async () => {
  const folder = (await user.post<{ key: string }>('graph/createFilesFolder', { entityId, name: 'Left' })).body.key;
  for (const name of ['a.pdf', 'b.pdf', 'c.pdf'])
    await uploadForm(user, { entityId, folder }, pdf(4_000_000), { name });
  const opened: Readable[] = [];
  const { blobs } = app;
  const read = blobs.read.bind(blobs);
  blobs.read = async (...args) => {
    const stream = await read(...args);
    opened.push(stream);
    return stream;
  };
  try {
    const cut = new AbortController();
    const headers = { authorization: `Bearer ${user.token}` };
    const answer = await fetch(`${app.url}/api/files/zip/${folder}`, { headers, signal: cut.signal });
    await answer.body?.getReader().read();
    cut.abort();
    const allClosed = () => expect(opened.map((stream) => stream.closed)).toEqual(opened.map(() => true));
    await eventually(() => Promise.resolve().then(allClosed));
    expect(opened.length).toBeGreaterThan(0);
  } finally {
    blobs.read = read;
  }
});
