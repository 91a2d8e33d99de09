import type { OwnershipSentence } from './roleSentences';
import type { TableMapping } from '../tableMapping';
import type { TableSheet } from '../tableSheet';

/** Statements as a table of links, with what its columns mean. */
export function sentencesAsTable(sentences: readonly OwnershipSentence[]): {
  sheet: TableSheet;
  mapping: TableMapping;
} {
  const rows = sentences.map(({ owner, share, role, owned }, at) => ({
    row: at + 1,
    cells: [owner, share, owned, role],
  }));
  const columns = { 0: 'owner', 1: 'share', 2: 'owned', 3: 'role' };
  return {
    sheet: { name: '', rows },
    mapping: { sheets: [{ use: 'links', header: 0, columns, type: null, shareUnit: 'percent', statements: true }] },
  };
}
