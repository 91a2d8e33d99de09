// @ts-check
// npm run notices [-- --check]: writes THIRD-PARTY-NOTICES.md of what ships, or ends with 1 where it is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticesDocument } from './notices/document.mjs';
import { shippedPackages } from './notices/packages.mjs';
import { prepare, root } from './setup.mjs';

const NAME = 'THIRD-PARTY-NOTICES.md';

try {
  await prepare();
  const preface = await readFile(join(root, 'scripts', 'notices', 'preface.md'), 'utf8');
  const packages = shippedPackages();
  const wanted = noticesDocument(packages, preface);
  const file = join(root, NAME);
  if (!process.argv.includes('--check')) {
    await writeFile(file, wanted);
    console.log(`${NAME}: ${packages.length} packages.`);
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== wanted) {
    throw new Error(`${NAME} is stale: run npm run notices and commit what it writes.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
