/** Why nothing can be written: the disk is (nearly) full, or its files cannot be written to. */
export type ReadOnlyReason = 'diskFull' | 'notWritable';

/** What a volume holds: the graph, the bytes of files, or automatic backups. */
export type VolumeName = 'store' | 'files' | 'backups';

/** A write was refused, or failed, for want of space or of the right to write (HTTP 507). */
export class InsufficientStorage extends Error {
  override readonly name = 'InsufficientStorage';

  constructor(
    readonly volume: VolumeName,
    readonly reason: ReadOnlyReason,
    options?: ErrorOptions,
  ) {
    super(`The ${volume} cannot be written to (${reason}).`, options);
  }
}

/** Waits for a write that may be left out while nothing can be written, so that what it goes with can still be read. */
export async function unlessReadOnly(write: Promise<unknown>): Promise<void> {
  await write.catch((failure: unknown) => {
    if (!(failure instanceof InsufficientStorage)) throw failure;
  });
}

const REASONS: Readonly<Record<string, ReadOnlyReason>> = {
  ENOSPC: 'diskFull',
  EDQUOT: 'diskFull',
  EROFS: 'notWritable',
  EACCES: 'notWritable',
  EPERM: 'notWritable',
};
/** Causes of causes that are looked at. */
const DEPTH = 5;

/** Which of both a failure of the system was, looked for among its causes; undefined for every other failure. */
export function readOnlyReasonOf(failure: unknown): ReadOnlyReason | undefined {
  let cause = failure;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth += 1) {
    const reason = 'code' in cause && typeof cause.code === 'string' ? REASONS[cause.code] : undefined;
    if (reason) return reason;
    cause = cause.cause;
  }
  return undefined;
}
