import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const server = dirname(fileURLToPath(import.meta.url));
const scripts = join(server, '..', 'scripts');

/** The server, its worker thread, the store (for `scripts/test.mjs`) and every `scripts/*.ts`, each as `server/dist/<name>.mjs`. */
function entries(): Record<string, string> {
  const found: Record<string, string> = { store: join(server, 'src/store/index.ts') };
  const main = join(server, 'src/main.ts');
  if (existsSync(main)) found['main'] = main;
  found['worker'] = join(server, 'src/work/worker.ts');
  for (const file of readdirSync(scripts).sort()) {
    if (file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file)) found[basename(file, '.ts')] = join(scripts, file);
  }
  return found;
}

export default defineConfig({
  root: server,
  publicDir: false,
  logLevel: 'warn',
  // tinyqueue is bundled as the chart engine is, whose packages are not installed beside the server.
  ssr: { noExternal: [/^@stemma\//, 'tinyqueue'], target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node22',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: entries(),
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
    },
  },
});
