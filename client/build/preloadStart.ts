import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The client is loaded once its language is: the browser fetches it meanwhile. */
export function preloadStart(root: string): Plugin {
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
