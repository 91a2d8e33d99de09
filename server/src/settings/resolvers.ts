import { t } from '@stemma/shared/language/translate';
import { settingsValue } from '@stemma/shared/rules/settings';
import type { Settings } from '@stemma/shared/settings';
import { invalid, parse } from '../errors';
import { asResult } from '../graphql/result';
import type { Resolvers, SettingInput } from '../graphql/resolvers.generated';
import { globalSettings, ownSettings, updateGlobalSettings, updateOwnSettings } from './service';

/** GraphQL's way to the settings: a list of properties, values as JSON text. */
export const settingsResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    settings: async (_root, _args, context) => listed(await ownSettings(context)),
    globalSettings: async (_root, _args, context) => listed(await globalSettings(context)),
  },
  Mutation: {
    updateSettings: (_root, { input }, context) =>
      asResult(async () => listed(await updateOwnSettings(context, sectioned(input)))),
    updateGlobalSettings: (_root, { input }, context) =>
      asResult(async () => listed(await updateGlobalSettings(context, sectioned(input)))),
  },
};

function listed(settings: Settings) {
  return Object.entries(settings).flatMap(([section, properties]) =>
    Object.entries(properties).map(([property, value]) => ({ section, property, value: JSON.stringify(value) })),
  );
}

function sectioned(input: readonly SettingInput[]): unknown {
  const sections = new Map<string, [string, unknown][]>();
  for (const { section, property, value } of input) {
    const entries = sections.get(section) ?? [];
    entries.push([property, valueOf(value)]);
    sections.set(section, entries);
  }
  return Object.fromEntries([...sections].map(([section, entries]) => [section, Object.fromEntries(entries)]));
}

function valueOf(json: string): unknown {
  try {
    return parse(settingsValue, JSON.parse(json));
  } catch (failure) {
    if (failure instanceof SyntaxError) throw invalid(t('A setting is sent as JSON text.'), 'value');
    throw failure;
  }
}
