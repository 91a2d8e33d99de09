import editorChart from 'virtual:graphql-hash/EditorChartDocument';
import { graphQuery } from '../features/viewer/chart/graphQuery';
import { detailsQuery, openMutation } from '../features/viewer/gate/documents';
import { askEarly } from '../lib/earlyAnswers';
import { readToken } from '../lib/token';
import { viewerQuery } from '../lib/viewerQuery';
import { readVisit } from '../lib/visit';

const KEY = /^[\w-]{1,64}$/;

/** Begins to fetch what the address will show, code and data, before the client is there. */
export function loadEarly({ pathname, hash }: Location): void {
  const [, first = '', key = ''] = pathname.split('/');
  const token = readToken();
  if (/^shared(?:Object|Subject)?$/.test(first)) {
    fetchFiles('shared');
    if (KEY.test(key) && !hash) void askShared(key);
  } else if (token) {
    void askEarly({ query: viewerQuery, variables: {} }, token);
    fetchFiles(
      first === 'chart' ? 'chart' : first === '' || first === 'overview' || first === 'login' ? 'overview' : '',
    );
    if (first === 'chart' && KEY.test(key)) void askChart(key, token);
  } else if (first === '' || first === 'login') fetchFiles('login');
}

function askChart(key: string, token: string): Promise<unknown> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: editorChart } } as const;
  return askEarly({ variables: { key }, extensions }, token);
}

/** A link without a password opens by itself; of a visit of this tab the chart is asked for at once. */
async function askShared(key: string): Promise<void> {
  const token = readVisit(key)?.token ?? (await tokenOf(key));
  if (token) await askEarly({ query: graphQuery, variables: {} }, token);
}

async function tokenOf(key: string): Promise<string | undefined> {
  const details = (await askEarly({ query: detailsQuery, variables: { key } }, null)) as Details | undefined;
  if (details?.data?.sharingLinkDetails?.isPassword !== false) return undefined;
  const opened = (await askEarly({ query: openMutation, variables: { key, password: null } }, null)) as
    Opened | undefined;
  return opened?.data?.openSharingLink?.ok?.token;
}

interface Details {
  data?: { sharingLinkDetails?: { isPassword: boolean } } | null;
}

interface Opened {
  data?: { openSharingLink?: { ok: { token: string } | null } } | null;
}

/** Fetches the files that the build names for a screen in the page. */
function fetchFiles(screen: string): void {
  const listed = document.getElementById('screens')?.textContent;
  if (!listed) return;
  for (const file of (JSON.parse(listed) as Record<string, string[]>)[screen] ?? []) {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    Object.assign(link, { rel: isStyle ? 'preload' : 'modulepreload', as: isStyle ? 'style' : 'script', href: file });
    link.crossOrigin = '';
    document.head.append(link);
  }
}
