import type { KnownSetting } from '@stemma/shared/knownSettings';
import type { SettingsValue } from '@stemma/shared/settings';

/** A property as the server sends it, its value as JSON. */
export interface SentSetting {
  section: string;
  property: string;
  value: string;
}

/** The value of a known setting among those that were read. */
export function valueIn(settings: readonly SentSetting[], { section, property }: KnownSetting): SettingsValue {
  const found = settings.find((one) => one.section === section && one.property === property);
  return found ? (JSON.parse(found.value) as SettingsValue) : null;
}
