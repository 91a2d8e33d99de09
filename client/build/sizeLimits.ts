import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chunksOf, type Screen } from './screens.ts';

const KIB = 1024;
/** KiB of scripts that a screen may need until it stands there, compressed by brotli; the goals are in `npm run bench`. */
const LIMITS = { login: 100, overview: 180, chart: 400, shared: 299 } satisfies Partial<Record<Screen, number>>;

/** Ends the build where a screen needs more scripts than it may. */
export function sizeLimits(): Plugin {
  return {
    name: 'size-limits',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
        );
        for (const [screen, limit] of Object.entries(LIMITS)) {
          let size = 0;
          for (const { fileName } of chunksOf(screen as Screen, chunks)) size += await sentSize(join(dir, fileName));
          const kib = size / KIB;
          if (kib > limit)
            this.error(`The screen "${screen}" needs ${kib.toFixed(1)} KB of scripts; at most ${limit} KB.`);
        }
      },
    },
  };
}

async function sentSize(file: string): Promise<number> {
  const sent = existsSync(`${file}.br`) ? `${file}.br` : file;
  return (await readFile(sent)).length;
}
