import { isRecordType } from '@stemma/shared/entities/typeNames';
import { ranges } from '@stemma/shared/rules/range';
import type { SharingType } from '@stemma/shared/rules/sharing';
import type { Context } from '../../context';
import { inRange, notFound } from '../../errors';
import { reachable } from '../../explore/policy';
import type { KeyPerson } from '../../people/present';
import { neighbourLevelOf } from '../../settings/viewing';
import type { Tx } from '../../store';
import { atMostOne } from '../../store';
import type { Visit } from '../visits/shareLinkAccess';
import { requireOpenLink } from '../visits/shareLinkAccess';
import { noteOpened } from '../visits/service';
import type { ShareLinkAccess } from '../visits/store';
import type { SharedContent } from './content';
import { isAboutEntity, namesCited, shownPart, presentShownChart, presentShared } from './content';
import { shownEvidence } from './evidence';
import type { SharedChart, SharedEntity, SharedLink } from './present';
import { calledTo, presentShownEntity, presentSharedPerson } from './present';
import { styleOf } from '../../styles/service';
import type { ShownEntityRow } from './store';
import { shownEntityRow, shownPeople } from './store';

const TIME_LIMIT = 20_000;

/** Throws `notFound` unless `key` is what a call may name: the link, what it opens (a chart or the entity that it is about), or nothing. */
function assertNamed(access: ShareLinkAccess, opened: SharedChart, key: string | null | undefined): void {
  if (key && key !== access.key && key !== opened.key && !access.charts.some((chart) => chart.key === key))
    throw notFound();
}

/** The content of a link within a call that may name it by `key`. */
async function contentOf(tx: Tx, visit: Visit, key?: string | null): Promise<SharedContent> {
  const access = await requireOpenLink(tx, visit);
  const styleKey = access.charts[0]?.styleKey ?? null;
  const [part, style, neighbourLevel] = await Promise.all([
    shownPart(tx, access),
    styleOf(tx, { key: styleKey, organizationKey: access.organizationKey }),
    neighbourLevelOf(tx),
  ]);
  const evidence = await shownEvidence(tx, access, part);
  const content = presentShared(access, part, { neighbourLevel, evidence, style });
  assertNamed(access, content, key);
  return content;
}

/** The record of what a link opens. */
export async function sharedChart(context: Context, visit: Visit, key?: string | null): Promise<SharedChart> {
  return context.read(async (tx) => {
    const access = await requireOpenLink(tx, visit);
    const chart = presentShownChart(access, await aboutOf(tx, access));
    assertNamed(access, chart, key);
    return chart;
  });
}

async function aboutOf(tx: Tx, access: ShareLinkAccess): Promise<{ key: string; name: string } | undefined> {
  if (!isAboutEntity(access)) return undefined;
  const row = atMostOne(await shownEntityRow(tx, { key: access.key, entityKey: access.entityKey }));
  return row && calledTo(row.properties, row.grant?.private === true, access.maskSecret);
}

/** All that a link opens; of one type only, where it is named. Throws `notFound` for a link of another type. */
export async function sharedGraph(
  context: Context,
  visit: Visit,
  asked: { key?: string | null; type?: SharingType } = {},
): Promise<SharedContent> {
  const content = await context.read((tx) => contentOf(tx, visit, asked.key), { timeoutMs: TIME_LIMIT });
  if (asked.type && content.type !== asked.type) throw notFound();
  await noteOpened(context, visit);
  return content;
}

/** What a link opens, for calculating ownership on; throws `notFound` where the link does not let it, or for another chart that is named by `key`. Counts no visit. */
export async function ownershipView(
  context: Context,
  visit: Visit,
  { key, timeoutMs }: { key?: string | null | undefined; timeoutMs: number },
): Promise<SharedContent> {
  const content = await context.read((tx) => contentOf(tx, visit, key), { timeoutMs });
  if (!content.ownership) throw notFound();
  return content;
}

/** What a link shows within so many links (1 to 32) of an entity. */
export async function sharedNeighbours(
  context: Context,
  visit: Visit,
  asked: { key: string; depth?: number | null | undefined },
): Promise<SharedContent> {
  const depth = inRange(ranges.depth, asked.depth, 'depth');
  const content = await context.read((tx) => contentOf(tx, visit), { timeoutMs: TIME_LIMIT });
  if (!content.nodes.some(({ key }) => key === asked.key)) throw notFound();
  const found = reachable([asked.key], content.links, 'any', depth);
  const between = ({ from, to }: SharedLink) => found.has(from) && found.has(to);
  const [links, endedLinks] = [content.links.filter(between), content.endedLinks.filter(between)];
  return {
    ...content,
    nodes: content.nodes.filter(({ key }) => found.has(key)),
    links,
    endedLinks,
    groups: [],
    evidence: namesCited([...links, ...endedLinks], content.evidence),
  };
}

/** An entity that a link shows, under its own key; throws `notFound` for one that it does not show or that is private to it. */
export async function shownEntity(tx: Tx, access: ShareLinkAccess, key: string): Promise<ShownEntityRow> {
  const row = atMostOne(await shownEntityRow(tx, { key: access.key, entityKey: key }));
  if (!row || row.grant?.private) throw notFound();
  if (!isRecordType(row.properties.typeName) && !access.showAnnotations) throw notFound();
  if (access.type !== 'chart' && !(await shownPart(tx, access)).cards.has(key)) throw notFound();
  return row;
}

/** An entity with those of its sections that the link grants. */
export async function sharedEntity(context: Context, visit: Visit, key: string): Promise<SharedEntity> {
  return context.read(async (tx) => presentShownEntity(await shownEntity(tx, await requireOpenLink(tx, visit), key)));
}

/** The key persons of an entity; throws `notFound` where the link does not grant them. */
export async function sharedKeyPersons(context: Context, visit: Visit, key: string): Promise<KeyPerson[]> {
  return context.read(async (tx) => {
    const access = await requireOpenLink(tx, visit);
    const { grant } = await shownEntity(tx, access, key);
    if (!grant?.keyPersons) throw notFound();
    const rows = await shownPeople(tx, { key: access.key, entityKey: key });
    return rows.map((row) => presentSharedPerson(row, access.maskSecret, access.type === 'chart'));
  });
}
