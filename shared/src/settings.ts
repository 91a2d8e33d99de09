import { z } from 'zod';
import { t } from './language/translate';

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

const settingsName = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/,
    t('A settings name is up to 64 letters, digits, dots, dashes and underscores.'),
  )
  .refine((name) => name !== 'constructor' && name !== 'prototype', t('This name is taken.'));

export const settingsValue = z.union([z.string().max(SETTINGS_MAX.valueLength), z.number(), z.boolean(), z.null()], {
  error: t('A setting is a text, a number, yes, no, or nothing.'),
});

const properties = z
  .record(settingsName, settingsValue)
  .refine(
    (section) => Object.keys(section).length <= SETTINGS_MAX.properties,
    t('This section has too many properties.'),
  );

export const settingsShape = z
  .record(settingsName, properties)
  .refine((settings) => Object.keys(settings).length <= SETTINGS_MAX.sections, t('There are too many sections.'));

/** The first settings, overlaid by the next ones, property by property. */
export function overlaySettings(...layers: readonly Settings[]): Settings {
  const merged: Settings = {};
  for (const layer of layers) {
    for (const [section, values] of Object.entries(layer)) merged[section] = { ...merged[section], ...values };
  }
  return merged;
}
