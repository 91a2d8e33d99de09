import type { EvidenceKind } from '@stemma/shared/chart/linkRole';

/** What evidence is called: a file; a web link, with its address; a statement of an import, with its publisher's id of it. */
export interface EvidenceName {
  kind: EvidenceKind;
  key: string;
  name: string;
  url: string | null;
  statementId: string | null;
}

export type EvidenceNames = ReadonlyMap<string, EvidenceName>;

/** How the evidence of a chart's roles is known to its reader. */
export interface EvidenceReader {
  /** The names of those of these that he may see. Rejects where they cannot be read just now. */
  read: (keys: readonly string[]) => Promise<readonly EvidenceName[]>;
  /** Opens a file or a web link. */
  open: (evidence: EvidenceName) => void;
}

export const NO_NAMES: EvidenceNames = new Map();

export function byKeys(names: readonly EvidenceName[]): EvidenceNames {
  return new Map(names.map((one) => [one.key, one]));
}
