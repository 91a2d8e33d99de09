import { messages } from '@stemma/shared/messages';
import { organizationChange } from '@stemma/shared/rules/accounts';
import { keyText, nameText, plainText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { shortenSessionsOf } from '../../accounts/sessions/service';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { invalid, notFound, parse } from '../../errors';
import { atMostOne, one } from '../../store';
import { changedFields, sameFields } from '../changed';
import { mayKnowOrganization, requireAdministrator } from '../policy';
import type { OrganizationRow } from './store';
import { addOrganizationRow, allOrganizations, saveOrganization, lockOrganization, organizationByKey } from './store';

/** An organization with what it asks of its users; null is what is usual for all. */
export interface OrganizationRecord extends Omit<OrganizationRow, 'lastAccessed'> {
  /** ISO text; when one of its users last did something. */
  lastAccessed: string | null;
}

const present = (row: OrganizationRow): OrganizationRecord => ({
  ...row,
  lastAccessed: row.lastAccessed === null ? null : new Date(row.lastAccessed).toISOString(),
});

/** All organizations, by name; administrators only. */
export async function listOrganizations(context: Context): Promise<OrganizationRecord[]> {
  requireAdministrator(context);
  return (await context.read((tx) => allOrganizations(tx, {}))).map(present);
}

/** An organization, for its own users and administrators; throws `notFound` for everyone else. */
export async function getOrganization(context: Context, key: string): Promise<OrganizationRecord> {
  const caller = requireUser(context);
  const row = atMostOne(await context.read((tx) => organizationByKey(tx, { key })));
  if (!row || !mayKnowOrganization(caller, key)) throw notFound();
  return present(row);
}

const newOrganization = z.object({ key: keyText.nullish(), name: nameText, description: plainText().nullish() });

/** Makes an organization; administrators only. Sent again under its key, it makes no other. */
export async function createOrganization(
  context: Context,
  input: { key?: string | null | undefined; name?: string | null | undefined; description?: string | null | undefined },
): Promise<OrganizationRecord> {
  const { userKey } = requireAdministrator(context);
  if (!input.name?.trim()) throw invalid(messages.organizationNeedsName, 'name');
  const { key: wanted, name, description } = parse(newOrganization, input);
  const key = wanted ?? randomUUID();
  const fields = { name, description: description || null };
  return context.write(async (tx) => {
    const now = new Date().toISOString();
    const { isNew } = one(await addOrganizationRow(tx, { key, ...fields, createdBy: userKey, now }));
    if (isNew) await record(tx, context, { action: 'users/addOrganization', target: key, details: '', after: fields });
    return present(one(await organizationByKey(tx, { key })));
  });
}

const CHANGED = [
  ...(['name', 'description', 'forceSecondFactor', 'passwordMin', 'sessionHours', 'fileQuotaMegabytes'] as const),
  ...(['sharingOff', 'shareNeedsPassword', 'shareDaysMax'] as const),
  ...(['requestSubject', 'requestText', 'messageDomains'] as const),
];

/** Changes an organization and what it asks of its users; administrators only. What is missing stays, null is what is usual for all. */
export async function updateOrganization(context: Context, input: unknown): Promise<OrganizationRecord> {
  requireAdministrator(context);
  const { key, ...wanted } = parse(organizationChange, input);
  return context.write(async (tx) => {
    const [locked] = await lockOrganization(tx, { key });
    if (!locked) throw notFound();
    const before = one(await organizationByKey(tx, { key }));
    const fields = changedFields(CHANGED, before, wanted);
    if (Object.keys(fields).length > 0) {
      await saveOrganization(tx, { key, fields });
      if ('sessionHours' in fields) await shortenSessionsOf(tx, key);
      const entry = { action: 'users/updateOrganization', target: key, details: '' };
      await record(tx, context, { ...entry, before: sameFields(fields, before), after: fields });
    }
    return present(one(await organizationByKey(tx, { key })));
  });
}
