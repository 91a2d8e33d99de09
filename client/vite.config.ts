import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type UserConfig } from 'vite';
import { chunksByScreen } from './build/chunksByScreen.ts';
import { countryCodes } from './build/countryCodes.ts';
import { cytoscapeParts } from './build/cytoscapeParts.ts';
import { flags } from './build/flags.ts';
import { graphqlDocuments } from './build/graphqlDocuments.ts';
import { precompress } from './build/precompress.ts';
import { preloadStart } from './build/preloadStart.ts';
import { sizeLimits } from './build/sizeLimits.ts';

const root = dirname(fileURLToPath(import.meta.url));
const server = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const { version } = JSON.parse(readFileSync(join(root, '..', 'package.json'), 'utf8')) as { version: string };

const plain = (): UserConfig => ({
  root,
  plugins: [graphqlDocuments(root), countryCodes(), cytoscapeParts(), flags(), react()],
  define: {
    __STEMMA_VERSION__: JSON.stringify(version),
    __STEMMA_BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
  // RxJS in today's JavaScript.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  server: { proxy: { '/graphql': server, '/api': server, '/uploads': server } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    // Not `assets`: that is a page of the product.
    assetsDir: 'static',
    sourcemap: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
  },
});

const { plugins = [], ...settings } = plain();

export default defineConfig({
  ...settings,
  plugins: [...plugins, chunksByScreen(plain()), preloadStart(), precompress(), sizeLimits()],
});
