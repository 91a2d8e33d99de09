import type { EditorRow } from './store';

/** How a chart stands with others. */
export interface Company {
  revision: number;
  /** The name of who changed it last. */
  changedBy: string;
  others: { name: string; since: string; isCaller: boolean }[];
}

export function presentEditor({ name, since, userKey }: EditorRow, callerKey: string): Company['others'][number] {
  return { name, since, isCaller: userKey === callerKey };
}
