import { z } from 'zod';

/**
 * A property as a line of a backup holds it. JSON knows one kind of number: its plain numbers are floats here, whole numbers of the
 * store and floats that JSON has no words for are written apart.
 */
const single = z.union([
  z.string(),
  z.boolean(),
  z.number(),
  z.strictObject({ int: z.string().regex(/^-?\d+$/) }),
  z.strictObject({ float: z.enum(['NaN', 'Infinity', '-Infinity', '-0']) }),
]);
export const backupValue = z.union([single, z.array(single)]);
export type BackupValue = z.infer<typeof backupValue>;
type Single = z.infer<typeof single>;

/** Throws where a property is of a kind that a backup would not bring back as it was. */
export function toBackupValue(name: string, value: unknown): BackupValue {
  return Array.isArray(value) ? value.map((item) => singleToBackup(name, item)) : singleToBackup(name, value);
}

function singleToBackup(name: string, value: unknown): Single {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'bigint') return { int: String(value) };
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return { float: '-0' };
    if (Number.isFinite(value)) return value;
    return { float: Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity' };
  }
  throw new Error(`The property ${name} is of a kind that backups do not know.`);
}

/** What the store is given: whole numbers as `bigint`. */
export function fromBackupValue(value: BackupValue): unknown {
  return Array.isArray(value) ? value.map(singleFromBackup) : singleFromBackup(value);
}

function singleFromBackup(value: Single): unknown {
  if (typeof value !== 'object') return value;
  return 'int' in value ? BigInt(value.int) : Number(value.float);
}
