import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { provisionOrganization, provisionUser } from '../../server/src/accounts/provision';
import type { Store } from '../../server/src/store';
import { openTestStore } from '../testkit/neo4j';

let store: Store;
let organization: string;

beforeAll(async () => {
  store = await openTestStore();
  organization = await provisionOrganization(store, 'Importers');
});
afterAll(() => store.close());

describe('the command', () => {
  const fixture = 'tests/fixtures/bods/group-over-time.json';

  test('imports and prints its report as JSON, nothing else', async () => {
    const email = `${randomUUID()}@example.org`;
    await provisionUser(store, { name: 'Importer', email, password: 'correct horse', organizationKey: organization });
    const first = await command(fixture, '--as', email.toUpperCase(), '--chart', 'By command', '--json');
    expect(first.code).toBe(0);
    expect(JSON.parse(first.stdout)).toMatchObject({ chartName: 'By command', made: 7, joined: 0, skipped: [] });
    const again = await command(fixture, '--as', email, '--chart', 'By command');
    expect(again.stdout).toContain('Read 19 statements: 19 known already');
  });

  test.each([
    ['no such file', ['nowhere.json', '--as', 'a@example.org'], /^There is no file nowhere\.json\.$/m],
    ['an unknown user', [fixture, '--as', 'nobody@example.org'], /^There is no user .* nobody@example\.org\.$/m],
    ['no user', [fixture], /^One file and --as are needed\. Usage: /m],
    ['an unknown option', [fixture, '--ass', 'x'], /Unknown option '--ass'.* Usage: /m],
    ['a folder', ['tests', '--as', 'a@example.org'], /^tests is a folder\. Name a file\.$/m],
  ])('fails with one line on %s', async (_name, args, message) => {
    const { code, stdout, stderr } = await command(...args);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

test('the command says why it fails as JSON, too, and of `--map` where there is no spreadsheet', async () => {
  const email = `${randomUUID()}@example.org`;
  await provisionUser(store, { name: 'Importer', email, password: 'correct horse', organizationKey: organization });
  const file = 'tests/fixtures/bods/group-over-time.json';
  const { code, stdout, stderr } = await command(file, '--as', email, '--map', 'owner=A', '--json');
  const error = `--map is for spreadsheets, and ${file} is none: leave it out.`;
  expect({ code, said: JSON.parse(stdout) as unknown }).toEqual({ code: 1, said: { error } });
  expect(stderr).toContain(error);
});

async function command(
  ...args: string[]
): Promise<{ code: number | string | null | undefined; stdout: string; stderr: string }> {
  const run = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [run, 'import', ...args], { cwd }, (error, stdout, stderr) => {
      resolve({ code: error ? error.code : 0, stdout, stderr });
    });
  });
}
