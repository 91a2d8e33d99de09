import { settingsFault } from '@stemma/shared/knownSettings';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import { settingsShape } from '@stemma/shared/rules/settings';
import { DEFAULT_SETTINGS, overlaySettings, SETTINGS_MAX } from '@stemma/shared/settings';
import type { Settings } from '@stemma/shared/settings';
import { record } from '../audit/service';
import type { UserCaller } from '../access/caller';
import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden, invalid, namingFields, parse } from '../errors';
import type { Tx } from '../store';
import { one } from '../store';
import { saveSettings, lockGlobalSettings, lockUserSettings, settingsOf } from './store';

/** Key of the settings of all. */
export const GLOBAL = 'global';
const ofUser = (userKey: string) => `user:${userKey}`;

/** The caller's settings over the global ones over the defaults; who is not signed in gets the defaults. */
export async function ownSettings(context: Context): Promise<Settings> {
  if (context.caller.kind !== 'user') return DEFAULT_SETTINGS;
  const keys = [GLOBAL, ofUser(context.caller.userKey)];
  const rows = await context.read((tx) => settingsOf(tx, { keys }));
  const layers = keys.map((key) => asSettings(rows.find((row) => row.key === key)?.json ?? null));
  return overlaySettings(DEFAULT_SETTINGS, ...layers);
}

/** The global settings over the defaults; who is not signed in gets the defaults. */
export async function globalSettings(context: Context): Promise<Settings> {
  if (context.caller.kind !== 'user') return DEFAULT_SETTINGS;
  const [row] = await context.read((tx) => settingsOf(tx, { keys: [GLOBAL] }));
  return overlaySettings(DEFAULT_SETTINGS, asSettings(row?.json ?? null));
}

/** One section, or one property of it. Throws `invalid` with the words of SPEC §8 for a section that is not there. */
export function settingsPart(settings: Settings, section: string, property?: string): unknown {
  if (!section.trim()) throw invalid(messages.sectionNotGiven, 'section');
  const found = Object.hasOwn(settings, section) ? settings[section] : undefined;
  if (!found) throw invalid(messages.settingsSectionMissing(section), 'section');
  if (property === undefined) return found;
  if (!property.trim()) throw invalid(messages.propertyNotGiven, 'property');
  return Object.hasOwn(found, property) ? found[property] : null;
}

/** Changes the named properties of the caller's settings, others stay. Answers his settings whole. */
export async function updateOwnSettings(context: Context, changes: unknown): Promise<Settings> {
  const { userKey, accountType } = requireUser(context);
  if (!accountMayWrite(accountType)) throw forbidden();
  const key = ofUser(userKey);
  await context.write(async (tx) => {
    const { json } = one(await lockUserSettings(tx, { key, userKey }));
    await overlayStored(tx, key, json, changes);
  });
  return ownSettings(context);
}

/** Keeps a property in a section of a user's settings beside `most` others at most: the ones that were kept longest ago give way. */
export async function rememberOwn(
  context: Context,
  { userKey }: Pick<UserCaller, 'userKey'>,
  { section, property, value, most }: { section: string; property: string; value: string; most: number },
): Promise<void> {
  if (value.length > SETTINGS_MAX.valueLength) return;
  const key = ofUser(userKey);
  await context.write(async (tx) => {
    const { json } = one(await lockUserSettings(tx, { key, userKey }));
    const settings = asSettings(json);
    const others = Object.entries(settings[section] ?? {}).filter(([name]) => name !== property);
    const kept = Object.fromEntries([...others.slice(-most), [property, value]]);
    const merged = parse(settingsShape, { ...settings, [section]: kept });
    await saveSettings(tx, { key, json: JSON.stringify(merged) });
  });
}

/** Forgets a property that `rememberOwn` keeps. */
export async function forgetOwn(
  context: Context,
  { userKey }: Pick<UserCaller, 'userKey'>,
  { section, property }: { section: string; property: string },
): Promise<void> {
  const key = ofUser(userKey);
  await context.write(async (tx) => {
    const { json } = one(await lockUserSettings(tx, { key, userKey }));
    const settings = asSettings(json);
    const others = Object.entries(settings[section] ?? {}).filter(([name]) => name !== property);
    if (others.length === Object.keys(settings[section] ?? {}).length) return;
    const merged = parse(settingsShape, { ...settings, [section]: Object.fromEntries(others) });
    await saveSettings(tx, { key, json: JSON.stringify(merged) });
  });
}

/** Changes the named properties of the global settings, others stay; administrators only, and written to the audit log. */
export async function updateGlobalSettings(context: Context, changes: unknown): Promise<Settings> {
  if (!requireUser(context).isAdmin) throw forbidden();
  await context.write(async (tx) => {
    const { json } = one(await lockGlobalSettings(tx, { key: GLOBAL }));
    const details = await overlayStored(tx, GLOBAL, json, changes);
    await record(tx, context, { action: 'admin/settings/update', target: GLOBAL, details });
  });
  return globalSettings(context);
}

/** Changes one property of a section that is there. Throws `invalid` with the words of SPEC §8. */
export async function updateGlobalProperty(
  context: Context,
  change: { section?: string | null | undefined; property?: string | null | undefined; value?: unknown },
): Promise<Settings> {
  const section = change.section ?? '';
  const property = change.property ?? '';
  const value = change.value ?? null;
  settingsPart(await globalSettings(context), section, property);
  const changes = { [section]: { [property]: value } };
  return namingFields(
    () => 'property',
    () => updateGlobalSettings(context, changes),
  );
}

async function overlayStored(tx: Tx, key: string, json: string | null, changes: unknown): Promise<string> {
  const wanted = parse(settingsShape, changes);
  const wrong = settingsFault(wanted);
  if (wrong) throw invalid(wrong.fault, `${wrong.section}.${wrong.property}`);
  const merged = parse(settingsShape, overlaySettings(asSettings(json), wanted));
  await saveSettings(tx, { key, json: JSON.stringify(merged) });
  return JSON.stringify(wanted);
}

/** Settings as they are kept; none where there are none. */
export function asSettings(json: string | null): Settings {
  return json === null ? {} : settingsShape.parse(JSON.parse(json));
}
