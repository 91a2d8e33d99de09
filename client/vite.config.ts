import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const root = dirname(fileURLToPath(import.meta.url));
const server = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;
const { version } = JSON.parse(readFileSync(join(root, '..', 'package.json'), 'utf8')) as { version: string };

/** The client is loaded once its language is: the browser fetches it meanwhile. */
function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part : []));
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, 'src', 'app', 'start.tsx'));
        const scripts = start ? [start.fileName, ...start.imports] : [];
        const sheets = [...(start?.viteMetadata?.importedCss ?? [])];
        return [
          ...scripts.map((file) => ({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
          ...sheets.map((file) => ({ rel: 'stylesheet', crossorigin: true, href: `/${file}` })),
        ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const }));
      },
    },
  };
}

export default defineConfig({
  root,
  plugins: [react(), preloadStart()],
  define: {
    __STEMMA_VERSION__: JSON.stringify(version),
    __STEMMA_BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)),
  },
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
