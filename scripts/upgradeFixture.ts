import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { about } from '../server/src/about';
import { projectRoot } from '../server/src/store';
import { ServerProcess } from '../tests/testkit/serverProcess';
import { DEMO, fillForUpgrade, SETTINGS } from '../tests/testkit/upgradeContents';
import { Client } from '../tests/testkit/client';
import { runCommand, tell } from './cli/command';

const USAGE = 'Usage: npm run fixture:upgrade -- [NAME] (the version of now where there is none)';

/**
 * Fills a new installation with some of everything, by calls, and keeps its backup in `tests/fixtures/upgrade/NAME`, with what a
 * later version has to find in it. To be run before a release, on the code that is released.
 */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
  if (positionals.length > 1) throw new Error(USAGE);
  const folder = join(projectRoot(), 'tests', 'fixtures', 'upgrade', positionals[0] ?? about().version);
  const server = await ServerProcess.make(SETTINGS);
  try {
    await server.start();
    const contents = await fillForUpgrade(await new Client(server.url).signIn(DEMO.email, DEMO.password));
    const { code, output, said } = await server.command('backup', [join(server.folder, 'kept')]);
    if (code !== 0) throw new Error(said);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await cp(output, join(folder, 'backup'), { recursive: true });
    await writeFile(join(folder, 'contents.json'), `${JSON.stringify(contents, null, 2)}\n`);
  } finally {
    await server.close();
  }
  tell(`Kept ${folder}.`);
}

await runCommand(main);
