// @ts-check
// What a customer does in the first minutes with the image: signs in, draws, makes documents, keeps files, backs up.
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const ZIP = 'PK\u0003\u0004';

/**
 * Calls of the server in the image; throws where one is not answered as it should be.
 *
 * @param {string} url
 * @param {{ email: string, password: string }} account
 */
export async function tryServer(url, account) {
  const page = await (await fetch(url)).text();
  assert.match(page, /<div id="root">/, 'the client is served');
  const { token } = await ask(url, '', 'auth/authenticate', { nameOrEmail: account.email, password: account.password });
  assert.ok(token, 'the example user signs in');

  const [chart] = await ask(url, token, 'datasets/user/recent', { count: 1 });
  const { key: entityId } = await ask(url, token, 'graph/addNode', { entity: { typeName: 'Trust', name: 'A trust' } });

  const report = await bytesOf(url, token, `datasets/word/${chart.key}`);
  assert.ok(
    report.subarray(0, 4).toString('latin1') === ZIP && report.includes('word/media/'),
    'a report with picture',
  );

  const image = form({ fileKey: crypto.randomUUID(), entityId }, Buffer.from(PNG, 'base64'), 'a.png');
  const kept = await sent(url, token, 'files/uploadChartImage', image);
  const drawn = await bytesOf(url, token, 'files/getChartImage', form({ fullPath: kept.fullPath }));
  assert.ok(drawn.subarray(1, 4).toString('latin1') === 'PNG', 'a picture, drawn anew');

  const { key: folder } = await ask(url, token, 'graph/createFilesFolder', { entityId, name: 'Deeds' });
  await sent(
    url,
    token,
    'files/upload',
    form({ entityId, folder }, Buffer.from('A deed of trust.\n'.repeat(100)), 'Deed.txt'),
  );
  const zip = await bytesOf(url, token, `files/zip/${folder}`);
  assert.ok(zip.subarray(0, 4).toString('latin1') === ZIP && zip.includes('Deed.txt'), 'a folder as zip');
}

/**
 * The commands of the image beside its server.
 *
 * @param {import('./container.mjs').Container} container
 * @param {string} backups the folder that is /backups in it
 */
export async function tryCommands(container, backups) {
  const backup = await container.command('backup', '/backups');
  assert.equal(backup.code, 0, backup.said);
  const [folder = ''] = await readdir(backups);
  assert.deepEqual((await readdir(join(backups, folder))).includes('manifest.json'), true, 'a backup is whole');
  const users = await container.command('user', 'list');
  assert.match(users.output, /administrator\tactive/, users.said);
  const seed = await container.command('seed', '--entities', '10');
  assert.match(seed.output, /^Made the chart/, seed.said);
  const exported = await container.command('export', 'Example organization', '/backups/theirs');
  assert.equal(exported.code, 0, exported.said);
  for (const command of ['restore', 'import']) {
    const { code, said } = await container.command(command);
    assert.deepEqual([code, said.includes('Usage:')], [1, true], `${command} says how it is used`);
  }
}

/**
 * @param {string} url
 * @param {string} token
 * @param {string} path
 * @param {object} body
 */
async function ask(url, token, path, body) {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return await jsonOf(answer, path);
}

/**
 * @param {string} url
 * @param {string} token
 * @param {string} path
 * @param {FormData} body
 */
async function sent(url, token, path, body) {
  const headers = { authorization: `Bearer ${token}` };
  return await jsonOf(await fetch(`${url}/api/${path}`, { method: 'POST', headers, body }), path);
}

/**
 * @param {Response} answer
 * @param {string} path
 */
async function jsonOf(answer, path) {
  const text = await answer.text();
  assert.ok(answer.ok, `${path} answers ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

/**
 * @param {string} url
 * @param {string} token
 * @param {string} path
 * @param {FormData} [body]
 */
async function bytesOf(url, token, path, body) {
  const answer = await fetch(`${url}/api/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(body ? { method: 'POST', body } : {}),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  assert.ok(answer.ok, `${path} answers ${answer.status}: ${bytes.toString().slice(0, 300)}`);
  return bytes;
}

/**
 * @param {Record<string, string>} fields
 * @param {Buffer} [bytes]
 * @param {string} [name]
 */
function form(fields, bytes, name = '') {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  if (bytes) body.set('file', new File([new Uint8Array(bytes)], name));
  return body;
}
