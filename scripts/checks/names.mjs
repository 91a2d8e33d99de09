// @ts-check
// npm run check:names: each exported name stands for one thing in its workspace, and none uses a word that the field has another one for.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup.mjs';

const WORKSPACES = ['client', 'server', 'shared', 'shared/diagram'];

/** Parts of names that say nothing to who knows the field, and what to write instead. */
const WORDS = {
  way: 'route',
  ways: 'routes',
  words: 'label, text',
  plate: 'annotation',
  plates: 'annotations',
  hand: 'tool',
  hands: 'tools',
  easel: 'renderLoop',
  door: 'access, gate, action',
  doors: 'actions',
  told: 'error, notice, message',
  untold: 'remaining',
  kept: 'saved, stored',
  keeper: 'sweeper, remaining side',
  laid: 'layout',
  trunk: 'bundle',
  trunks: 'bundles',
  spot: 'anchor',
  spots: 'anchors',
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

const faults = [];
const counts = [];
for (const workspace of WORKSPACES) {
  const { twice, words, files } = await faultsOf(workspace);
  const where = (/** @type {string} */ name) => [...(files.get(name) ?? [])].join(', ');
  for (const name of twice) faults.push(`${name} is exported by several files of ${workspace}: ${where(name)}`);
  for (const name of words) {
    const part = partsOf(name).find((one) => one in WORDS) ?? '';
    const instead = WORDS[/** @type {keyof typeof WORDS} */ (part)];
    faults.push(`${name} in ${where(name)}: "${part}" is not the field's word; use ${instead}`);
  }
  counts.push(`${workspace}: ${files.size} names`);
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
console.log(counts.join('; '));
