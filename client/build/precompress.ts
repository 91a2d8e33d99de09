import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const TEXT = /\.(?:m?js|css|svg|json|icc)$/;
/** Bytes; smaller files go into one packet as they are. */
const WORTH = 1024;

/** Lays beside each text file one that brotli has compressed as far as it goes, which the server sends in its place. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler: async ({ dir = '' }, bundle) => {
        await Promise.all(
          Object.keys(bundle)
            .filter((file) => TEXT.test(file))
            .map((file) => lay(join(dir, file))),
        );
      },
    },
  };
}

async function lay(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH) return;
  await writeFile(`${file}.br`, await compress(bytes, { params: brotliAt(bytes.length) }));
}

function brotliAt(size: number): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  };
}
