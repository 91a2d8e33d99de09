import { spawn } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Handle, LaunchOrder } from './engine';
import { serverFiles, writeWhole } from './files';
import { spoken } from './commands';
import { findJava } from './java';
import { ensureJars, type Jars } from './jars';
import { neo4jConf } from './neo4j-conf';
import { isRunning, processMark } from './process-mark';

const OPENED = ['java.nio', 'java.io', 'sun.nio.ch'].map((name) => `--add-opens=java.base/${name}=ALL-UNNAMED`);
const PATIENCE_MS = 60_000;

/** Neo4j Community as a Java process of its own group; undefined without Java 17 or Neo4j's files. */
export async function javaEngine(
  root: string,
  dataFolder: string,
  log: (line: string) => void,
): Promise<Engine | undefined> {
  const java = await findJava();
  if (java === undefined) return undefined;
  const jars = await ensureJars(root, log);
  if (jars === undefined) return undefined;
  const { home, conf, console: consoleFile } = serverFiles(dataFolder);

  return {
    source: 'managed',

    async launch(order: LaunchOrder): Promise<Handle> {
      for (const folder of ['import', 'logs']) await mkdir(join(home, folder), { recursive: true });
      await writeWhole(join(conf, 'neo4j.conf'), neo4jConf({ ...order, plugins: jars.plugins }));
      const output = await open(consoleFile, 'w', 0o600);
      // Its own group and session: a terminal's Ctrl+C must reach Stemma only, which then ends it in order.
      const child = spawn(java, javaArguments(jars, { home, conf, heap: order.heap }), {
        cwd: home,
        detached: true,
        stdio: ['ignore', output.fd, output.fd],
      });
      const failed = new Promise<never>((_, reject) => child.on('error', reject));
      const spawned = new Promise<void>((resolve) => child.on('spawn', resolve));
      await Promise.race([spawned, failed]).finally(() => output.close());
      child.unref();
      const { pid } = child;
      return { pid, mark: pid === undefined ? undefined : processMark(pid) };
    },

    isAlive: (handle) => Promise.resolve(alive(handle)),

    async stop(handle, patience = PATIENCE_MS) {
      if (handle.pid === undefined || !alive(handle)) return;
      process.kill(handle.pid, 'SIGTERM');
      for (const begun = performance.now(); alive(handle); await sleep(50)) {
        if (performance.now() - begun > patience) process.kill(handle.pid, 'SIGKILL');
      }
    },

    async check() {
      const args = [...OPENED, '-cp', `${jars.lib}/*`, 'org.neo4j.cli.AdminTool', 'database', 'check', 'neo4j'];
      // The report of what is wrong goes beside the other logs.
      args.push(`--report-path=${join(home, 'logs')}`);
      const env = { ...process.env, NEO4J_HOME: home, NEO4J_CONF: conf };
      const { code, said } = await spoken(java, args, env);
      return code === 0 ? undefined : said.trim().split('\n').slice(-15).join('\n');
    },

    async lastOutput() {
      const text = await readFile(consoleFile, 'utf8').catch(() => '');
      return text.trim().split('\n').slice(-15).join('\n');
    },
  };
}

function alive({ pid, mark }: Handle): boolean {
  return pid !== undefined && mark !== undefined && isRunning(pid, mark);
}

function javaArguments(jars: Jars, server: { home: string; conf: string; heap: string }): string[] {
  return [
    `-Xmx${server.heap}`,
    '-XX:+UseG1GC',
    '-XX:+ExitOnOutOfMemoryError',
    '-XX:-UsePerfData',
    '-Dfile.encoding=UTF-8',
    ...OPENED,
    '-cp',
    `${jars.plugins}/*:${jars.lib}/*`,
    'org.neo4j.server.CommunityEntryPoint',
    `--home-dir=${server.home}`,
    `--config-dir=${server.conf}`,
    '--console-mode',
  ];
}
