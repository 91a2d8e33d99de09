import { t } from '../language/translate';
import { z } from 'zod';
import { SETTINGS_MAX } from '../settings';

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
