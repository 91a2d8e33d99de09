import { BUILT_IN_STYLES, builtInStyle } from '@stemma/shared/chart/builtInStyles';
import { chartStyleShape, STYLE_LIMITS, type ChartStyle } from '@stemma/shared/chart/style';
import { styleMessages } from '@stemma/shared/messages/styles';
import { keyText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import type { UserCaller } from '../access/caller';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, invalid, notFound, parse } from '../errors';
import { atMostOne, one, type Tx } from '../store';
import { presentChoices, presentStyle, type StyleChoice } from './present';
import * as store from './store';

/** The styles that the charts of the caller's organization can have: those that every organization has, then its own by name. */
export async function chartStyles(context: Context): Promise<StyleChoice[]> {
  const { organizationKey } = requireUser(context);
  return context.read((tx) => choicesOf(tx, organizationKey));
}

/** A style by its key, one of the organization's own or built in; the product's own where there is none. */
export async function styleOf(
  tx: Tx,
  { key, organizationKey }: { key: string | null; organizationKey: string },
): Promise<ChartStyle> {
  if (key === null || isBuiltInKey(key)) return builtInStyle(key);
  const row = atMostOne(await store.styleByKey(tx, { key, organizationKey }));
  return row ? presentStyle(row) : builtInStyle(null);
}

/** What an organization's charts are drawn by for which no style is chosen. */
export async function defaultStyleOf(tx: Tx, organizationKey: string): Promise<ChartStyle> {
  const { key } = one(await store.defaultStyleKey(tx, { organizationKey }));
  return styleOf(tx, { key, organizationKey });
}

/** What each of these charts is drawn by, by its key. */
export async function stylesOfCharts(
  tx: Tx,
  charts: readonly { key: string; styleKey: string | null; organizationKey: string }[],
): Promise<Map<string, ChartStyle>> {
  const keys = [...new Set(charts.flatMap(({ styleKey }) => (styleKey && !isBuiltInKey(styleKey) ? styleKey : [])))];
  const rows = keys.length ? await store.stylesByKeys(tx, { keys }) : [];
  return new Map(
    charts.map(({ key, styleKey, organizationKey }) => {
      const own = rows.find((row) => row.key === styleKey && row.organizationKey === organizationKey);
      return [key, own ? presentStyle(own) : builtInStyle(styleKey)];
    }),
  );
}

const styleInput = chartStyleShape.extend({ key: keyText.nullish() });

/**
 * Makes a style of the caller's organization, or changes the one of that key; for its administrators. Throws `forbidden` for a built-in one,
 * `conflict` for a name that another style has.
 */
export async function saveChartStyle(context: Context, input: unknown): Promise<StyleChoice> {
  const caller = requireAdministrator(context);
  const { key: wanted, name, ...look } = parse(styleInput, input);
  return context.write(async (tx) => {
    await store.lockStyles(tx, caller.organizationKey);
    const choices = await choicesOf(tx, caller.organizationKey);
    const key = wanted ?? randomUUID();
    const own = choices.filter(({ isBuiltIn }) => !isBuiltIn);
    if (isBuiltInKey(key)) throw forbidden(styleMessages.builtInStays);
    if (wanted && !own.some(({ style }) => style.key === key)) throw notFound();
    if (!wanted && own.length >= STYLE_LIMITS.stylesMax) throw invalid(styleMessages.tooMany);
    const isTaken = choices.some(({ style }) => style.key !== key && style.name.toLowerCase() === name.toLowerCase());
    if (isTaken) throw new AppError('conflict', styleMessages.nameTaken, { field: 'name' });
    const { organizationKey, userKey } = caller;
    const at = new Date().toISOString();
    await store.putStyle(tx, { key, name, look: JSON.stringify(look), organizationKey, userKey, at });
    await record(tx, context, { action: 'styles/save', target: key, details: name });
    return chosen(await choicesOf(tx, organizationKey), key);
  });
}

/** Deletes a style of the caller's organization; for its administrators. Charts that have it are drawn by the organization's default then. */
export async function deleteChartStyle(context: Context, key: string): Promise<void> {
  const caller = requireAdministrator(context);
  if (isBuiltInKey(key)) throw forbidden(styleMessages.builtInStays);
  await context.write(async (tx) => {
    await store.lockStyles(tx, caller.organizationKey);
    const { style } = chosen(await choicesOf(tx, caller.organizationKey), key);
    await store.dropStyle(tx, key, caller.organizationKey);
    await record(tx, context, { action: 'styles/delete', target: key, details: style.name });
  });
}

/** Sets what the charts of the caller's organization are drawn by for which no style is chosen; for its administrators. */
export async function setDefaultStyle(context: Context, key: string): Promise<StyleChoice> {
  const caller = requireAdministrator(context);
  return context.write(async (tx) => {
    await store.lockStyles(tx, caller.organizationKey);
    const { style } = chosen(await choicesOf(tx, caller.organizationKey), key);
    await store.putDefaultStyle(tx, key, caller.organizationKey);
    await record(tx, context, { action: 'styles/setDefault', target: key, details: style.name });
    return chosen(await choicesOf(tx, caller.organizationKey), key);
  });
}

async function choicesOf(tx: Tx, organizationKey: string): Promise<StyleChoice[]> {
  const { styles, defaultKey } = one(await store.stylesOf(tx, { organizationKey }));
  return presentChoices(styles, defaultKey);
}

function chosen(choices: readonly StyleChoice[], key: string): StyleChoice {
  const found = choices.find(({ style }) => style.key === key);
  if (!found) throw notFound();
  return found;
}

function isBuiltInKey(key: string): boolean {
  return BUILT_IN_STYLES.some((style) => style.key === key);
}

function requireAdministrator(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!caller.isAdmin) throw forbidden();
  return caller;
}
