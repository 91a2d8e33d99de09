import { messages } from '@stemma/shared/messages';
import { AppError } from '../errors';
import type { EntityPatchFields } from './input';
import { customFieldsOf } from './present';
import type { EntityRow } from './store';

/**
 * Throws `stale`, naming the field, when something that a patch changes was changed by somebody else since it was read: it is kept neither
 * as it was read nor as it should become. Fields that the patch leaves alone may have changed; they stay as they are.
 */
export function assertAsRead(
  stored: EntityRow['properties'],
  patch: EntityPatchFields,
  wanted: Record<string, unknown>,
): void {
  const { asRead } = patch;
  if (!asRead) return;
  for (const [field, read] of Object.entries(asRead.fields)) assertSame(field, stored[field], read, wanted[field]);
  if (asRead.name != null) assertSame('name', stored.name, asRead.name, patch.name);
  if (asRead.description != null)
    assertSame('description', stored.description ?? '', asRead.description, patch.description);
  if (asRead.customFields) {
    assertSame('customFields', customFieldsOf(stored), asRead.customFields, patch.customFields);
  }
}

function assertSame(field: string, now: unknown, read: unknown, wanted: unknown): void {
  if (isOvertaken(now, read, wanted)) throw new AppError('stale', messages.entityStale, { field });
}

/** Whether a value was changed by somebody else: it is neither as it was read nor as it is to become. */
export function isOvertaken(now: unknown, read: unknown, wanted: unknown): boolean {
  return !same(now, read) && !same(now, wanted);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}
