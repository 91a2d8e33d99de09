import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../store';

/** All that the built module imports, at its start or later, itself and through others. */
function importsOf(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|^import|\bimport\()\s*"([^"]+)"/gm)) {
    if (name.startsWith('.')) importsOf(join(dirname(file), name), seen, packages);
    else packages.add(name);
  }
  return packages;
}

test('a thread of work loads neither the store’s driver nor the web server, which take longer to load than most of its tasks', () => {
  const imports = importsOf(join(projectRoot(), 'server/dist/worker.mjs'));
  expect([...imports]).toContain('@e965/xlsx');
  expect(
    [...imports].filter((name) => /^(neo4j-driver|@neo4j\/graphql|@apollo\/server|express|graphql)$/.test(name)),
  ).toEqual([]);
});
