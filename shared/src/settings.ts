/** Settings: sections of properties. Values are JSON's simple ones. */
export type SettingsValue = string | number | boolean | null;
export type Settings = Record<string, Record<string, SettingsValue>>;

/** What holds until somebody says otherwise (SPEC §3.3). */
export const DEFAULT_SETTINGS: Settings = {
  editor: { askForName: true, layoutOnGroupCollapse: false, defaultLinkType: 'GenericLink', askLinkType: true },
  viewer: { neighbourLevel: 1 },
  files: { quotaMegabytes: 10_240 },
  local: { activeProjectId: 'sample' },
};

/** Sections of a user's settings, and properties of a section. */
export const SETTINGS_MAX = { sections: 50, properties: 200, valueLength: 4000 } as const;

/** The first settings, overlaid by the next ones, property by property. */
export function overlaySettings(...layers: readonly Settings[]): Settings {
  const merged: Settings = {};
  for (const layer of layers) {
    for (const [section, values] of Object.entries(layer)) merged[section] = { ...merged[section], ...values };
  }
  return merged;
}
