import type { ChartNode } from '@stemma/shared/chart/chart';
import type { ChartLink } from '@stemma/shared/chart/link';
import { toShownDate } from '@stemma/shared/dates';
import { limits } from '@stemma/shared/limits';
import { accountMayWrite } from '@stemma/shared/permissions';
import { hexColor, keyText, nameText, plainText } from '@stemma/shared/rules/basic';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { UserCaller } from '../access/caller';
import { presentNode } from '../charts/present';
import { record } from '../audit/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { readingOrganization } from '../entities/service';
import { forbidden, notFound, parse } from '../errors';
import { presentLink } from '../links/present';
import type { Tx } from '../store';
import { atMostOne, one } from '../store';
import type { TaggedAccess } from './policy';
import { mayChangeTag, mayReadTag, mayTag } from './policy';
import type { Tag } from './present';
import { presentTag } from './present';
import type { Tagged, TagRow } from './store';
import * as store from './store';

/** The tags of the caller's organization that he may read, by name. */
export async function listTags(context: Context): Promise<Tag[]> {
  const { caller, organizationKey } = scopeOf(context);
  const scope = { organizationKey, userKey: caller.userKey };
  return (await context.read((tx) => store.tagsOfOrganization(tx, scope))).map(presentTag);
}

const tagShape = z.object({
  key: keyText.nullish(),
  name: nameText.nullish(),
  description: plainText(limits.chartDescriptionMax).nullish(),
  color: hexColor.nullish(),
});

const DEFAULT_NAME = 'New Tag';
const DEFAULT_COLOR = '#006D75';

/** Makes a tag of the caller's organization; the same key sent again answers with the one that is there. */
export async function addTag(context: Context, input: unknown): Promise<Tag> {
  const caller = writer(context);
  const wanted = parse(tagShape, input ?? {});
  const key = wanted.key ?? randomUUID();
  return context.write(async (tx) => {
    const known = atMostOne(await store.tagsByKeys(tx, { keys: [key], ...scopeOfCaller(caller) }));
    if (known) return presentTag(readable(caller, known));
    const createdDate = new Date().toISOString();
    const row: TagRow = {
      key,
      name: wanted.name ?? DEFAULT_NAME,
      description: wanted.description ?? `Created on ${toShownDate(createdDate)}.`,
      color: wanted.color ?? DEFAULT_COLOR,
      createdBy: caller.userKey,
      createdDate,
      organizationKey: caller.organizationKey,
    };
    await store.saveTag(tx, key, row);
    return presentTag(row);
  });
}

/** Changes what is given of a tag; its maker and administrators may. */
export async function updateTag(context: Context, input: unknown): Promise<Tag> {
  const caller = writer(context);
  const { key, ...wanted } = parse(tagShape.extend({ key: keyText }), input);
  return context.write(async (tx) => {
    const known = await changeable(tx, caller, key);
    const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value != null));
    await store.saveTag(tx, key, given);
    return presentTag({ ...known, ...given });
  });
}

/** Deletes a tag; its maker and administrators may, these also one that they may not read. */
export async function deleteTag(context: Context, key: string): Promise<void> {
  const caller = writer(context);
  await context.write(async (tx) => {
    const known = atMostOne(await store.tagsByKeys(tx, { keys: [key], ...scopeOfCaller(caller) }));
    if (!known || !(mayReadTag(caller, known) || mayChangeTag(caller, known))) throw notFound();
    if (!mayChangeTag(caller, known)) throw forbidden();
    await store.deleteTagNode(tx, key);
    await record(tx, context, { action: 'tags/delete', target: key, details: known.name });
  });
}

/** Whether the caller's organization has a tag of that key. */
export async function tagExists(context: Context, key: string): Promise<boolean> {
  const caller = requireUser(context);
  const known = atMostOne(await context.read((tx) => store.tagsByKeys(tx, { keys: [key], ...scopeOfCaller(caller) })));
  return known !== undefined && mayReadTag(caller, known);
}

/** The tags of these keys that the caller's organization has, by name. */
export async function tagsOf(context: Context, keys: string[]): Promise<Tag[]> {
  const caller = requireUser(context);
  const rows = await context.read((tx) => store.tagsByKeys(tx, { keys, ...scopeOfCaller(caller) }));
  return rows.filter((row) => mayReadTag(caller, row)).map(presentTag);
}

/** The tags on an entity or chart. Throws `notFound` also for one that the caller may not know of. */
export async function nodeTags(context: Context, nodeKey: string): Promise<Tag[]> {
  const caller = requireUser(context);
  return context.read(async (tx) => {
    return tagsOn(tx, caller, await readableNode(tx, caller, nodeKey));
  });
}

/** Puts a tag on an entity or chart, and answers with all its tags; takes the right to edit it. */
export async function addNodeTag(context: Context, nodeKey: string, tagKey: string): Promise<Tag[]> {
  return changeNodeTags(context, nodeKey, [tagKey], false);
}

/** Makes these, and no others, the tags of an entity or chart; takes the right to edit it. */
export async function setNodeTags(context: Context, nodeKey: string, tagKeys: string[]): Promise<Tag[]> {
  return changeNodeTags(context, nodeKey, tagKeys, true);
}

export interface TaggedGraph {
  nodes: ChartNode[];
  links: ChartLink[];
}

/** The entities under a tag that the caller may read, and the links among them. */
export async function taggedGraph(context: Context, key: string): Promise<TaggedGraph> {
  const { caller, organizationKey } = scopeOf(context);
  return context.read(async (tx) => {
    await readableTags(tx, caller, [key]);
    const row = one(await store.taggedGraphRows(tx, { key, userKey: caller.userKey, organizationKey }));
    return {
      nodes: row.nodes.map(([entity, permission, count]) => presentNode(entity, {}, permission, count)),
      links: row.links.map(([from, to, properties]) => presentLink(from, to, properties)),
    };
  });
}

/** On how many entities and charts that the caller may read a tag is. */
export async function tagCount(context: Context, key: string): Promise<number> {
  const { caller, organizationKey } = scopeOf(context);
  return context.read(async (tx) => {
    await readableTags(tx, caller, [key]);
    return one(await store.countTagged(tx, { key, userKey: caller.userKey, organizationKey })).count;
  });
}

async function changeNodeTags(context: Context, nodeKey: string, tagKeys: string[], only: boolean): Promise<Tag[]> {
  const caller = requireUser(context);
  return context.write(async (tx) => {
    const node = await readableNode(tx, caller, nodeKey);
    const keys = [...new Set(tagKeys)];
    await readableTags(tx, caller, keys);
    if (!mayTag(caller, node)) throw forbidden();
    if (only) await store.removeOtherTags(tx, node, caller.organizationKey, keys);
    await store.putTags(tx, node, keys);
    return tagsOn(tx, caller, node);
  });
}

function scopeOfCaller(caller: UserCaller) {
  return { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
}

function scopeOf(context: Context) {
  const caller = requireUser(context);
  return { caller, organizationKey: readingOrganization(caller) };
}

function writer(context: Context): UserCaller {
  const caller = requireUser(context);
  if (!accountMayWrite(caller.accountType)) throw forbidden();
  return caller;
}

function readable<T extends TagRow & { readable: boolean }>(caller: UserCaller, tag: T): T {
  if (!mayReadTag(caller, tag)) throw notFound();
  return tag;
}

async function changeable(tx: Tx, caller: UserCaller, key: string): Promise<TagRow> {
  const known = atMostOne(await store.tagsByKeys(tx, { keys: [key], ...scopeOfCaller(caller) }));
  if (!known) throw notFound();
  readable(caller, known);
  if (!mayChangeTag(caller, known)) throw forbidden();
  return known;
}

async function readableTags(tx: Tx, caller: UserCaller, keys: string[]): Promise<void> {
  const rows = await store.tagsByKeys(tx, { keys, ...scopeOfCaller(caller) });
  if (rows.filter((row) => mayReadTag(caller, row)).length !== keys.length) throw notFound();
}

async function readableNode(tx: Tx, caller: UserCaller, key: string): Promise<Tagged & TaggedAccess> {
  const scope = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const node = (await store.taggable(tx, { keys: [key], ...scope })).find((row) => row.readable);
  if (!node) throw notFound();
  return node;
}

async function tagsOn(tx: Tx, caller: UserCaller, node: Tagged): Promise<Tag[]> {
  return (await store.tagsOfNode(tx, node, readingOrganization(caller))).map(presentTag);
}
