import { limits } from '@stemma/shared/limits';
import { DEFAULT_SETTINGS, overlaySettings } from '@stemma/shared/settings';
import type { Tx } from '../store';
import { asSettings, GLOBAL } from './service';
import { settingsOf } from './store';

/** How many links away the viewer shows neighbours to those who have no settings of their own: visitors of share links. */
export async function neighbourLevelOf(tx: Tx): Promise<number> {
  const [row] = await settingsOf(tx, { keys: [GLOBAL] });
  const level = overlaySettings(DEFAULT_SETTINGS, asSettings(row?.json ?? null)).viewer?.neighbourLevel;
  return Number.isInteger(level) ? Math.min(Math.max(Number(level), 1), limits.depthMax) : limits.neighbourDepthDefault;
}
