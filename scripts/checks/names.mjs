// @ts-check
// npm run check:names [-- --write]: each exported name stands for one thing in its workspace, and none uses a word that the field has
// another one for. What did not hold when the check came is listed in names.json, which may only shrink.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup.mjs';

const WORKSPACES = ['client', 'server', 'shared', 'shared/diagram'];
const LIST = join(root, 'scripts/checks/names.json');

/** Parts of names that say nothing to who knows the field, and what to write instead. */
const WORDS = {
  way: 'route',
  ways: 'routes',
  words: 'label, text',
  plate: 'annotation',
  hand: 'tool',
  hands: 'tools',
  easel: 'renderLoop',
  door: 'access, gate, action',
  told: 'error, notice, message',
  kept: 'saved, stored',
  laid: 'layout',
  trunk: 'bundle',
  spot: 'anchor',
  ink: 'theme',
  twin: 'tableView',
  retrace: 'undo',
};

/**
 * Names that a file declares and exports; what it passes on from elsewhere is not its own.
 *
 * @param {string} file
 */
async function exportsOf(file) {
  const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest, false);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    }
    const { name } = /** @type {ts.DeclarationStatement} */ (statement);
    return name ? [name.text] : [];
  });
}

/** @param {string} name */
const partsOf = (name) => (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());

/** @param {string} workspace */
async function faultsOf(workspace) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const path of await readdir(join(root, workspace, 'src'), { recursive: true })) {
    const file = `${workspace}/src/${path.replaceAll('\\', '/')}`;
    if (!/\.tsx?$/.test(file) || /\.test\.|\.generated\.|\.d\.ts$|src\/gql\/|testkit|testScene|testSession/.test(file))
      continue;
    for (const name of await exportsOf(join(root, file))) files.set(name, (files.get(name) ?? new Set()).add(file));
  }
  const names = [...files.keys()].sort();
  return {
    twice: names.filter((name) => (files.get(name)?.size ?? 0) > 1),
    words: names.filter((name) => partsOf(name).some((part) => part in WORDS)),
    files,
  };
}

const known = JSON.parse(await readFile(LIST, 'utf8').catch(() => '{}'));
/** @type {Record<string, { twice: string[], words: string[] }>} */
const found = {};
const faults = [];
for (const workspace of WORKSPACES) {
  const { twice, words, files } = await faultsOf(workspace);
  found[workspace] = { twice, words };
  const before = known[workspace] ?? { twice: [], words: [] };
  for (const name of twice.filter((one) => !before.twice.includes(one))) {
    faults.push(`${name} is exported by several files of ${workspace}: ${[...(files.get(name) ?? [])].join(', ')}`);
  }
  for (const name of words.filter((one) => !before.words.includes(one))) {
    const part = partsOf(name).find((one) => one in WORDS) ?? '';
    const instead = WORDS[/** @type {keyof typeof WORDS} */ (part)];
    faults.push(
      `${name} in ${[...(files.get(name) ?? [])].join(', ')}: "${part}" is not the field's word; use ${instead}`,
    );
  }
  for (const kind of /** @type {const} */ (['twice', 'words'])) {
    for (const name of before[kind].filter((/** @type {string} */ one) => !found[workspace]?.[kind].includes(one))) {
      faults.push(`${name} is mended in ${workspace}: npm run check:names -- --write takes it off the list`);
    }
  }
}
if (process.argv.includes('--write')) {
  await writeFile(LIST, `${JSON.stringify(found, null, 2)}\n`);
} else if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
const count = Object.values(found).map(({ twice, words }) => `${twice.length} twice, ${words.length} by words`);
console.log(WORKSPACES.map((workspace, at) => `${workspace}: ${count[at]}`).join('; '));
