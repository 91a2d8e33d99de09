import express from 'express';
import type { Express, RequestHandler, Response } from 'express';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Pages of share links, which no search engine keeps. */
const SHARED_PAGE = /^\/shared(?:Object|Subject)?\//i;
/** How the build names what it compressed by brotli. */
const BROTLI = '.br';

/** The built client of a folder: hashed files for a year, its page for every other path, that of share links by `shared` where it answers. */
export function serveClient(app: Express, folder: string, shared?: (page: string) => RequestHandler): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const hashed = join(folder, 'static');
  const text = readFileSync(page, 'utf8');
  const preloads = preloadsOf(text, 'shared');
  app.use(
    '/static',
    compressedBefore(hashed),
    express.static(hashed, { immutable: true, maxAge: '1y', fallthrough: false, setHeaders: sayEncoding }),
  );
  app.use(express.static(folder, { index: false, maxAge: '1h' }));
  app.get(SHARED_PAGE, (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    if (preloads) response.setHeader('Link', preloads);
    next();
  });
  if (shared) app.get(SHARED_PAGE, shared(text));
  // Any path, also one that cannot be decoded.
  app.get(/^/, (_request, response) => {
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page);
  });
}

/** The files that the build names for a screen in its page, as a header by which they are fetched beside the page (RFC 8288); empty without any. */
function preloadsOf(page: string, screen: string): string {
  const [, listed = '{}'] = /<script type="application\/json" id="screens">(.*?)<\/script>/s.exec(page) ?? [];
  const files = (JSON.parse(listed) as Record<string, string[] | undefined>)[screen] ?? [];
  return files
    .map((file) => `<${file}>; rel=${file.endsWith('.css') ? 'preload; as=style' : 'modulepreload'}; crossorigin`)
    .join(', ');
}

/** Takes the file that was compressed at build in place of the one asked for, where the browser takes brotli. */
function compressedBefore(folder: string): RequestHandler {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(BROTLI)),
  );
  return (request, response, next) => {
    const compressed = `${request.path.slice(1)}${BROTLI}`;
    if (files.has(compressed)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br')) request.url = `/${compressed}`;
    }
    next();
  };
}

function sayEncoding(response: Response, file: string): void {
  if (!file.endsWith(BROTLI)) return;
  response.type(extname(file.slice(0, -BROTLI.length)));
  response.setHeader('Content-Encoding', 'br');
}
