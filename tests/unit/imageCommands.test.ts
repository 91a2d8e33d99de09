import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';

const textOf = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
/** Commands for whoever works on the code. */
const NOT_IN_THE_IMAGE = new Set(['bench', 'generate']);

test('each command of docs/commands.md is a command of the image, which lists them', async () => {
  const [listing, script] = await Promise.all([textOf('docs/commands.md'), textOf('deploy/stemma.sh')]);
  const rows = [...listing.matchAll(/^\| `npm run (\w+)/gm)].map(([, name = '']) => name);
  const commands = [...new Set(rows)].filter((name) => !NOT_IN_THE_IMAGE.has(name)).sort();
  const taken = /^ {2}([\w |]+)\) script=\$command/m.exec(script)?.[1]?.split(' | ') ?? [];
  expect([...taken].sort()).toEqual(commands);
  const listed = /choose of start, ([\w, ]+)\./.exec(script)?.[1]?.split(', ');
  expect(listed).toEqual(taken);
});
