import { createHash } from 'node:crypto';

/** Short text that is other when a value is; the order of its keys is none of it. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(stable(value)).digest('base64url').slice(0, 22);
}

function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, own]) => own !== undefined && own !== null);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, own]) => `${JSON.stringify(name)}:${stable(own)}`)
    .join()}}`;
}
