import { DEFAULT_SETTINGS, overlaySettings } from '@stemma/shared/settings';
import type { Tx } from '../store';
import { asSettings, GLOBAL } from './service';
import { quotaRow } from './store';

const MEGABYTE = 1024 * 1024;

/**
 * The room that an organization has for files: its own (`fileQuotaMegabytes` of its record), or what the global settings say for all
 * (files, quotaMegabytes). Null is as much as there is.
 */
export async function quotaOf(tx: Tx, organizationKey: string): Promise<{ megabytes: number; bytes: number } | null> {
  const [row] = await quotaRow(tx, { organizationKey, settingsKey: GLOBAL });
  const settings = overlaySettings(DEFAULT_SETTINGS, asSettings(row?.json ?? null));
  const megabytes = row?.own ?? settings.files?.quotaMegabytes;
  if (typeof megabytes !== 'number' || megabytes < 0) return null;
  return { megabytes, bytes: megabytes * MEGABYTE };
}
