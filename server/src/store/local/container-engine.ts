import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outputOf } from './commands';
import type { Engine } from './engine';
import { serverFiles } from './files';
import { DEFAULTS, LOG_FILE_MIB } from './neo4j-conf';

const IMAGE = 'neo4j:5.26-community';

/** Neo4j Community in a container, for machines without Java; undefined where no container engine answers. */
export async function containerEngine(dataFolder: string): Promise<Engine | undefined> {
  if ((await outputOf('docker', ['info', '--format', '{{.ServerVersion}}'])) === undefined) return undefined;
  const { home } = serverFiles(dataFolder);
  const docker = async (args: string[], timeoutMs = 120_000) => (await outputOf('docker', args, timeoutMs))?.trim();
  let last = '';

  return {
    source: 'container',

    async launch({ port, password, heap, config = {} }) {
      const data = join(home, 'container');
      await mkdir(data, { recursive: true });
      // By file, so that the password is in no process list.
      const environment = join(home, 'container.env');
      const lines = [
        `NEO4J_AUTH=neo4j/${password}`,
        'NEO4J_PLUGINS=["apoc"]',
        `NEO4J_server_memory_heap_max__size=${heap}`,
        ...Object.entries({ ...DEFAULTS, ...config }).map(
          ([name, value]) => `NEO4J_${name.replaceAll('_', '__').replaceAll('.', '_')}=${value}`,
        ),
        'NEO4J_db_tx__log_preallocate=true',
        `NEO4J_db_tx__log_rotation_size=${LOG_FILE_MIB}m`,
        'NEO4J_dbms_usage__report_enabled=false',
        'NEO4J_dbms_security_allow__csv__import__from__file__urls=false',
        `NEO4J_server_bolt_advertised__address=127.0.0.1:${port}`,
      ];
      await writeFile(environment, `${lines.join('\n')}\n`, { mode: 0o600 });
      try {
        const owner = process.getuid === undefined ? [] : ['--user', `${process.getuid()}:${process.getgid?.() ?? 0}`];
        const place = ['--publish', `127.0.0.1:${port}:7687`, '--volume', `${data}:/data`];
        const args = ['run', '--detach', ...owner, ...place, '--env-file', environment, IMAGE];
        last = (await docker(args, 900_000)) ?? '';
        if (last === '') throw new Error(`docker could not start ${IMAGE}`);
        return { container: last.split('\n').at(-1) };
      } finally {
        await rm(environment, { force: true });
      }
    },

    async isAlive({ container }) {
      if (container === undefined) return false;
      return (await docker(['inspect', '--format', '{{.State.Running}}', container])) === 'true';
    },

    async stop({ container }) {
      if (container === undefined) return;
      await docker(['stop', '--time', '60', container]);
      await docker(['rm', '--force', container]);
    },

    async lastOutput() {
      return (await docker(['logs', '--tail', '15', last])) ?? '';
    },
  };
}
