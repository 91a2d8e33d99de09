import { settingsShape, settingsValue } from '@stemma/shared/rules/settings';
import { z } from 'zod';
import * as settings from '../../settings/service';
import { asPart } from '../../errors';
import { callerIs } from '../callerIs';
import { route } from '../route';

const answer = settingsShape.meta({ id: 'Settings', description: 'Sections of properties.' });
const userKey = z.string().max(200).nullish();

/** users/…Settings and admin/settings/… (SPEC §7.2, §7.7). */
export const settingsRoutes = [
  route({
    method: 'post',
    path: 'users/getUserSettings',
    who: 'anyone',
    summary: "The caller's settings",
    description:
      'His own over the global ones over the defaults. Who is not signed in gets the defaults, whatever the key.',
    body: z.object({ key: userKey }),
    answer,
    run: (context, { body }) => {
      if (context.caller.kind === 'user') callerIs(context, body.key);
      return settings.ownSettings(context);
    },
  }),
  route({
    method: 'post',
    path: 'users/updateUserSettings',
    who: 'signedIn',
    summary: "Change the caller's settings",
    description: 'Changes the properties that are named and keeps the others. Answers the settings whole.',
    body: z.object({ key: userKey, settings: settingsShape }),
    answer,
    run: (context, { body }) => {
      callerIs(context, body.key);
      return asPart('settings', () => settings.updateOwnSettings(context, body.settings));
    },
  }),
  route({
    method: 'get',
    path: 'admin/settings/get',
    who: 'anyone',
    summary: 'The global settings, or a section or property of them',
    description:
      'Who is not signed in gets the defaults. Any signed-in user may read them; administrators change them.',
    query: z.object({ section: z.string().max(100).optional(), property: z.string().max(100).optional() }),
    answer: z.union([answer, z.record(z.string(), settingsValue), settingsValue]),
    run: async (context, { query }) => {
      const all = await settings.globalSettings(context);
      if (query.section === undefined && query.property === undefined) return all;
      return settings.settingsPart(all, query.section ?? '', query.property);
    },
  }),
  route({
    method: 'post',
    path: 'admin/settings/update',
    who: 'administrator',
    summary: 'Change the global settings',
    description:
      'By settings, sections of properties, where new sections may be named; or by section, property and value, where the section must be there. What is not named stays. Goes to the audit log.',
    body: z.object({
      settings: settingsShape.nullish(),
      section: z.string().max(100).nullish(),
      property: z.string().max(100).nullish(),
      value: settingsValue.optional(),
    }),
    answer,
    run: (context, { body }) =>
      body.settings
        ? asPart('settings', () => settings.updateGlobalSettings(context, body.settings ?? {}))
        : settings.updateGlobalProperty(context, body),
  }),
];
