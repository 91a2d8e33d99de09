import type { ChartLink } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { chartChangesShape } from '@stemma/shared/chart/save';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import { nameText } from '@stemma/shared/rules/basic';
import { isRoleName } from '@stemma/shared/rules/roleText';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { applySave } from '../charts/save';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { AppError, forbidden, notFound, parse } from '../errors';
import { presentLink } from '../links/present';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import * as store from './store';

/** A role that links can have: of the default list, or added by the organization. */
export interface RoleChoice {
  key: string;
  name: string;
  isCustom: boolean;
}

const DEFAULTS: readonly RoleChoice[] = LINK_ROLES.map((name) => ({
  key: `default:${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
  name,
  isCustom: false,
}));
const DEFAULT_NAMES = new Map(DEFAULTS.map((role) => [role.name.toLowerCase(), role]));
const DEFAULT_KEYS = new Set(DEFAULTS.map(({ key }) => key));

const shape = z.object({
  name: nameText.pipe(z.string().max(200, messages.tooLong(200)).refine(isRoleName, messages.rolePercentage)),
});
const nameKeyOf = (caller: UserCaller, name: string): string => `${caller.organizationKey}:${name.toLowerCase()}`;
const custom = ({ key, name }: store.LinkRoleRow): RoleChoice => ({ key, name, isCustom: true });

/** The default roles and those that the caller's organization added, by name. */
export async function linkRoles(context: Context): Promise<RoleChoice[]> {
  const { organizationKey } = requireUser(context);
  const rows = await context.read((tx) => store.rolesOf(tx, { organizationKey }));
  return [...DEFAULTS, ...rows.map(custom)].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Adds a role for the caller's organization; a name that is there already, in any case, answers with that role. */
export async function createLinkRole(context: Context, input: unknown): Promise<RoleChoice> {
  const caller = requireWriter(context);
  const { name } = parse(shape, input);
  const known = DEFAULT_NAMES.get(name.toLowerCase());
  if (known) return known;
  const params = {
    nameKey: nameKeyOf(caller, name),
    key: randomUUID(),
    name,
    organizationKey: caller.organizationKey,
    userKey: caller.userKey,
    at: new Date().toISOString(),
  };
  return custom(one(await context.write((tx) => store.ensureRole(tx, params))));
}

/**
 * Renames an added role, and on the links that have it on charts that the caller may edit. For whoever added it and for administrators;
 * default roles stay. Throws `conflict` when the new name is taken.
 */
export async function renameLinkRole(context: Context, key: string, input: unknown): Promise<RoleChoice> {
  const caller = requireWriter(context);
  const { name } = parse(shape, input);
  if (DEFAULT_NAMES.has(name.toLowerCase())) throw new AppError('conflict', messages.roleTaken, { field: 'name' });
  return context.write(async (tx) => {
    const role = await lockedRole(tx, caller, key);
    const rows = await store.rolesOf(tx, { organizationKey: caller.organizationKey });
    const taken = rows.some((row) => row.key !== key && row.name.toLowerCase() === name.toLowerCase());
    if (taken) throw new AppError('conflict', messages.roleTaken, { field: 'name' });
    await store.renameRole(tx, key, name, nameKeyOf(caller, name));
    await rewriteLinks(tx, caller, role.name, (each) => [{ ...each, role: name }]);
    return { key, name, isCustom: true };
  });
}

/** Deletes an added role, and takes it off the links that have it on charts that the caller may edit; the links stay. */
export async function deleteLinkRole(context: Context, key: string): Promise<void> {
  const caller = requireWriter(context);
  await context.write(async (tx) => {
    const role = await lockedRole(tx, caller, key);
    await store.dropRole(tx, key);
    await rewriteLinks(tx, caller, role.name, () => []);
    await record(tx, context, { action: 'graph/deleteLinkRole', target: key, details: role.name });
  });
}

function requireWriter(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  return caller;
}

async function lockedRole(tx: Tx, caller: UserCaller, key: string): Promise<store.LinkRoleRow> {
  if (DEFAULT_KEYS.has(key)) throw forbidden(messages.defaultRoleStays);
  const role = atMostOne(await store.lockRole(tx, { key, organizationKey: caller.organizationKey }));
  if (!role) throw notFound();
  if (role.createdBy !== caller.userKey && !caller.isAdmin) throw forbidden();
  return role;
}

async function rewriteLinks(
  tx: Tx,
  caller: UserCaller,
  name: string,
  change: (role: LinkRole) => LinkRole[],
): Promise<void> {
  const byChart = new Map<string, ChartLink[]>();
  for (const row of await store.linksWithRole(tx, { userKey: caller.userKey, name })) {
    const link = presentLink(row.from, row.to, row.properties);
    const roles = link.roles.flatMap((role) => (role.role === name ? change(role) : [role]));
    const links = byChart.get(row.chartKey) ?? [];
    links.push({ ...link, roles });
    byChart.set(row.chartKey, links);
  }
  for (const [key, links] of byChart) {
    const changes = parse(chartChangesShape, { links });
    await applySave(tx, caller, { key, revision: 0, changes }, { anyRevision: true });
  }
}
