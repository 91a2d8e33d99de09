import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client/cache';

interface ChartPage {
  total: number;
  charts: readonly Reference[];
}

/** Pages of one search, folder and order are one list; a page read again takes its place in it. */
const chartList: FieldPolicy<ChartPage> = {
  keyArgs: ['search', 'folder', 'sort', 'descending'],
  merge(existing, incoming, { args }) {
    const offset = (args?.['offset'] as number | undefined) ?? 0;
    if (!existing || offset === 0) return incoming;
    const charts = existing.charts.slice(0, offset);
    return { ...incoming, charts: [...charts, ...incoming.charts] };
  },
};

/**
 * Records are known by their key. What stands on a chart is not: an entity has another place on each chart,
 * so nodes, links and groups stay inside theirs.
 */
export const typePolicies: TypePolicies = {
  Query: { fields: { chartList, sharingLinks: { merge: false } } },
  About: { merge: true },
  ChartCard: { keyFields: ['key'] },
  ChartView: { keyFields: ['key'] },
  EntityHit: { keyFields: ['key'] },
  EntityRecord: { keyFields: ['key'], fields: { fields: { merge: false }, customFields: { merge: false } } },
  FileArea: { keyFields: ['key'] },
  StoredFile: { keyFields: ['key'] },
  FilesFolder: { keyFields: ['key'] },
  FilesLink: { keyFields: ['key'] },
  SharingLink: {
    keyFields: ['key'],
    fields: { entities: { merge: false }, recipients: { merge: false }, charts: { merge: false } },
  },
  Tag: { keyFields: ['key'] },
  Viewer: { keyFields: ['key'] },
  ChartNode: { keyFields: false },
  ChartLink: { keyFields: false },
  ChartGroup: { keyFields: false },
};
