import { digestOf } from './sources/digest';

/** The key of what a source says of an entity in one of its records; the same whenever it says so again. */
export function candidateKey(of: {
  entityKey: string;
  sourceKey: string;
  purpose: 'screening' | 'record';
  recordId: string;
}): string {
  return `c${digestOf([of.entityKey, of.sourceKey, of.purpose, of.recordId])}`;
}

/** The key of an entity's screening by a source. */
export function screeningKey(entityKey: string, sourceKey: string): string {
  return `s${digestOf([entityKey, sourceKey])}`;
}
