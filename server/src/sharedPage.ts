import { isKey } from '@stemma/shared/rules/text';
import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { AppError } from './errors';

/** Milliseconds that a page waits for its picture where nothing else is said; it goes without one after them. */
const WITHIN = 1000;
const CHART_PAGE = /^\/shared\/([^/]+)\/?$/;
/** What the build has the page fetch. */
const LATER = /\s*<(?:link rel="(?:modulepreload|stylesheet)"[^>]*>|script type="module"[^>]*><\/script>)/g;
const ROOT = '<div id="root">';

/** Gives the picture for the page of a share link; undefined or an `AppError` where there is none. */
export type PictureOfLink = (request: Request, linkKey: string) => Promise<string | undefined>;

/**
 * Answers the page of a share link with the picture of its chart in it, where anybody who has the key sees that, so that the chart is there before
 * any script. Everything else goes on to the page without.
 * @param page the text of the page that the build made
 */
export function sharedPage(
  page: string,
  { pictureOf, log, within = WITHIN }: { pictureOf: PictureOfLink; log: Logger; within?: number | undefined },
): RequestHandler {
  const { first, rest, before, after } = parted(page);
  return async (request, response, next) => {
    const key = CHART_PAGE.exec(request.path)?.[1];
    if (request.method !== 'GET' || !key || !isKey(key) || !isOpenedByPerson(request)) return next();
    const drawn = inTime(pictureOf(request, key), within, log);
    response.removeHeader('Link');
    response.type('html');
    // No validator: another answer to the same address may show something else.
    response.write(first);
    response.flush();
    const picture = await drawn;
    response.end(picture ? before + picture + after : rest);
  };
}

/**
 * A page's first part, which is sent while its picture is drawn, so that what it names is fetched meanwhile; its rest; and the rest with a
 * picture, up to where that stands and from there on: scripts and styles are asked for after the picture, which needs none of them and is not
 * to share the line with them.
 */
function parted(page: string) {
  const start = page.search(LATER);
  const [first, rest] = start < 0 ? ['', page] : [page.slice(0, start), page.slice(start)];
  const later = rest.match(LATER) ?? [];
  const [before, after] = rest.replace(LATER, '').split(ROOT);
  if (before === undefined || after === undefined) throw new Error('The page has no #root.');
  return { first, rest, before, after: later.join('') + ROOT + after };
}

/** Names are sent to a window that somebody opens, not to what looks at addresses ahead. Browsers say which it is by https, and on this machine. */
function isOpenedByPerson(request: Request): boolean {
  const { 'sec-fetch-dest': destination, 'sec-purpose': purpose } = request.headers;
  if (purpose !== undefined) return false;
  return destination === undefined ? !request.secure : destination === 'document';
}

async function inTime(picture: Promise<string | undefined>, within: number, log: Logger): Promise<string | undefined> {
  let late: NodeJS.Timeout | undefined;
  const end = new Promise<undefined>((resolve) => {
    late = setTimeout(resolve, within, undefined);
  });
  const found = picture.catch((failure: unknown) => {
    if (!(failure instanceof AppError)) log.warn({ err: failure }, 'the picture of a shared chart was not drawn');
    return undefined;
  });
  return Promise.race([found, end]).finally(() => clearTimeout(late));
}
