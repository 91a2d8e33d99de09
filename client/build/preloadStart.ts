import type { HtmlTagDescriptor, Plugin } from 'vite';
import { chunksOf, screens, type Screen } from './screens.ts';

/**
 * The client is loaded once its language is: the browser fetches it meanwhile. What each screen needs besides stands in the page, for
 * `early.ts` to fetch.
 */
export function preloadStart(): Plugin {
  return {
    name: 'preload-start',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return [];
        const chunks = new Map(
          Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])),
        );
        const filesOf = (screen: Screen) => {
          const own = [...chunksOf(screen, chunks)].filter(({ isEntry }) => !isEntry);
          const sheets = own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
          return [...own.map(({ fileName }) => fileName), ...sheets].map((file) => `/${file}`);
        };
        const start = filesOf('start').filter((file) => !html.includes(`"${file}"`));
        const others = screens.filter((screen) => !['page', 'language', 'start'].includes(screen));
        const rest = Object.fromEntries(
          others.map((screen) => [
            screen,
            filesOf(screen).filter((file) => !start.includes(file) && !html.includes(`"${file}"`)),
          ]),
        );
        return [...start.map(linkTo), screensTag(rest)];
      },
    },
  };
}

function linkTo(href: string): HtmlTagDescriptor {
  const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return { tag: 'link', attrs: { rel, crossorigin: true, href }, injectTo: 'head' };
}

/** Data, which the content security policy lets stand in a page. */
function screensTag(files: Record<string, readonly string[]>): HtmlTagDescriptor {
  return {
    tag: 'script',
    attrs: { type: 'application/json', id: 'screens' },
    children: JSON.stringify(files),
    injectTo: 'head-prepend',
  };
}
