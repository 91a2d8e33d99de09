import express from 'express';
import type { Express } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of share links, which no search engine keeps. */
const SHARED_PAGE = /^\/shared(?:Object|Subject)?\//i;

/** The built client of a folder: hashed files for a year, its page for every other path. */
export function serveClient(app: Express, folder: string): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  app.use('/static', express.static(join(folder, 'static'), { immutable: true, maxAge: '1y', fallthrough: false }));
  app.use(express.static(folder, { index: false, maxAge: '1h' }));
  // Any path, also one that cannot be decoded.
  app.get(/^/, (request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    if (SHARED_PAGE.test(request.path)) response.setHeader('X-Robots-Tag', 'noindex, nofollow');
    response.sendFile(page);
  });
}
