import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const app = dirname(fileURLToPath(import.meta.url));
const source = join(app, '..');
const mantine = join(app, '../../../node_modules/@mantine/core');

/** Mantine takes only a chevron and a dot from these. */
const TAKEN_APART = new Set(['Accordion', 'Radio']);

function sourceFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx?$/.test(name));
}

function usedComponents(): string[] {
  const names = new Set<string>();
  for (const name of sourceFiles()) {
    const text = readFileSync(join(source, name), 'utf8');
    for (const [, list = ''] of text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)) {
      for (const one of list.split(',')) names.add(one.trim());
    }
  }
  return [...names];
}

/** The components that a component is made of, by the folders its own files import from. */
function parts(component: string, seen = new Set<string>()): Set<string> {
  const folder = join(mantine, 'esm/components', component);
  if (seen.has(component) || !existsSync(folder)) return seen;
  seen.add(component);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.mjs')) continue;
    for (const [, other = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/from "(?:\.\.\/)+([A-Z]\w+)\//g)) {
      parts(other, seen);
    }
  }
  return seen;
}

test('the styles of every Mantine component in use are imported', () => {
  const imported = readFileSync(join(app, 'mantine.ts'), 'utf8');
  const needed = new Set(usedComponents().flatMap((component) => [...parts(component)]));
  const missing = [...needed].filter(
    (name) =>
      !TAKEN_APART.has(name) &&
      existsSync(join(mantine, 'styles', `${name}.css`)) &&
      !imported.includes(`/${name}.css`),
  );
  expect(missing).toEqual([]);
});
