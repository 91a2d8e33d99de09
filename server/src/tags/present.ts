import type { TagRow } from './store';

/** A word that an organization puts on entities and charts (SPEC §3.3). */
export interface Tag {
  key: string;
  name: string;
  description: string;
  color: string;
  createdBy: string;
  /** ISO text. */
  createdDate: string;
}

export function presentTag({ key, name, description, color, createdBy, createdDate }: TagRow): Tag {
  return { key, name, description, color, createdBy, createdDate };
}
