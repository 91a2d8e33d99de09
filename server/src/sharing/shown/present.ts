import type { LegalForm } from '@stemma/shared/entities/legalForm';
import type { ChartGroup, ChartNode, TypedFieldValue } from '@stemma/shared/chart/chart';
import type { ArrowType, Routing } from '@stemma/shared/chart/link';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { currentRoles } from '@stemma/shared/chart/roleText';
import { clampCoordinate } from '@stemma/shared/chart/clamp';
import { isoToday } from '@stemma/shared/dates';
import { cardCountry, cardDetail, cardLegalForm, cardTrailEnd } from '@stemma/shared/entities/card';
import type { Party } from '@stemma/shared/entities/entity';
import type { FieldValue } from '@stemma/shared/entities/record';
import type { EntityType } from '@stemma/shared/entities/typeNames';
import { defaults } from '@stemma/shared/limits';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import type { CustomField } from '@stemma/shared/rules/customFields';
import type { SharingType } from '@stemma/shared/rules/sharing';
import { customFieldsOf, decorationOf, fieldsOf } from '../../entities/present';
import { presentEndedLink, presentLink } from '../../links/present';
import type { KeyPerson } from '../../people/present';
import type { EvidenceNames } from '../../ownership/presentRole';
import { presentPerson } from '../../people/present';
import { maskedKey } from './mask';
import type { ShareLinkAccess } from '../visits/store';
import type { CardRow, ShownEntityRow, ShownLinkRow } from './store';

/** What a visitor may open of an entity. */
export interface Shows {
  shareInfo: boolean;
  shareNotes: boolean;
  shareKeyPersons: boolean;
  shareFiles: boolean;
}

/** An entity where it stands, as a visitor sees it. */
export interface SharedNode extends Shows {
  /** Of an entity that is private not its own. */
  key: string;
  typeName: EntityType;
  name: string;
  party: Party;
  /** It exists, and nothing more is said of it. */
  isPrivate: boolean;
  /** Of the record, so only where its details are shown. */
  country: string | null;
  detail: string;
  legalForm: LegalForm | null;
  trailEnd: string | null;
  x: number;
  y: number;
  flag: string | null;
  flagColor: ChartNode['flagColor'];
  label: string | null;
  labelVisible: boolean;
  fillColor: string | null;
  icon: string | null;
  hideIcon: boolean;
  width: number | null;
  chartDescription: string | null;
  decoration: TypedFieldValue[] | null;
}

/** A link between two of them; one of a private entity without its roles and looks. */
export interface SharedLink {
  key: string;
  from: string;
  to: string;
  roles: LinkRole[];
  arrowType: ArrowType;
  color: string;
  dashed: boolean;
  linkTextPosition: number;
  points: number[] | null;
  fromSpot: string | null;
  toSpot: string | null;
  adjusting: string | null;
  routing: Routing | null;
}

/** What a link opens, without what stands on it. */
export interface SharedChart {
  /** The chart's key; of a link about an entity the entity's, or what stands for it. */
  key: string;
  name: string;
  type: SharingType;
  routing: Routing;
  /** The link offers to save it as a picture or a page. */
  mayExport: boolean;
  /** The link lets ownership be calculated, and tells what that takes of roles. */
  ownership: boolean;
  /** ISO day that is shown, or with ownership begun with; null for today. */
  asOf: string | null;
}

const NOTHING: Shows = { shareInfo: false, shareNotes: false, shareKeyPersons: false, shareFiles: false };

function showsOf(grant: CardRow['grant']): Shows {
  if (!grant || grant.private) return NOTHING;
  return { shareInfo: grant.info, shareNotes: grant.notes, shareKeyPersons: grant.keyPersons, shareFiles: grant.files };
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function presentShownNode(
  row: CardRow,
  access: Pick<ShareLinkAccess, 'maskSecret' | 'showMarks' | 'showAnnotations'>,
): SharedNode {
  const { placement: p } = row;
  const place = { x: clampCoordinate(p.x), y: clampCoordinate(p.y) };
  if (row.grant?.private) return privateNode(calledTo(row, true, access.maskSecret), place);
  const card = row.card && { ...row.card, typeName: row.typeName };
  return {
    key: row.key,
    typeName: row.typeName,
    name: row.name,
    party: row.party,
    isPrivate: false,
    country: card ? cardCountry(card) : null,
    detail: card ? cardDetail(card) : '',
    legalForm: card ? cardLegalForm(card) : null,
    trailEnd: card ? cardTrailEnd(card) : null,
    ...place,
    flag: access.showMarks ? text(p.flag) : null,
    flagColor: access.showMarks ? (text(p.flagColor) as ChartNode['flagColor']) : null,
    label: access.showMarks ? text(p.label) : null,
    labelVisible: p.labelVisible !== false,
    fillColor: text(p.fillColor),
    icon: text(p.icon),
    hideIcon: p.hideIcon === true,
    width: number(p.width),
    chartDescription: access.showAnnotations ? text(p.chartDescription) : null,
    decoration: decorationFor(row),
    ...showsOf(row.grant),
  };
}

/** A decoration is drawn; to which chart it belongs is nobody's to know. */
function decorationFor({ typeName, decoration }: CardRow): TypedFieldValue[] | null {
  if (!decoration) return null;
  return decorationOf(typeName, decoration)?.filter(({ name }) => name !== 'datasetKey') ?? null;
}

/** The key and the name of an entity towards the visitors of a link. */
export function calledTo(
  { key, name }: { key: string; name: string },
  isPrivate: boolean,
  maskSecret: string,
): { key: string; name: string } {
  return isPrivate
    ? { key: maskedKey(maskSecret, 'private', key), name: sharingMessages.privateEntity }
    : { key, name };
}

function privateNode(called: { key: string; name: string }, place: { x: number; y: number }): SharedNode {
  return {
    ...called,
    typeName: 'Custom',
    party: 'known',
    isPrivate: true,
    country: null,
    detail: '',
    legalForm: null,
    trailEnd: null,
    ...place,
    flag: null,
    flagColor: null,
    label: null,
    labelVisible: true,
    fillColor: null,
    icon: null,
    hideIcon: false,
    width: null,
    chartDescription: null,
    decoration: null,
    ...NOTHING,
  };
}

function presentRole({ role, percentage, minimum, maximum, minimumExclusive, maximumExclusive }: LinkRole): LinkRole {
  return { role, percentage, minimum, maximum, minimumExclusive, maximumExclusive };
}

/** A role with all that ownership is calculated from: its days, and what kind of interest it is; and with what of its evidence is shown. */
function presentInterest(role: LinkRole, shown: EvidenceNames): LinkRole {
  const { startDate, endDate, via, interest, basis, joint } = role;
  const evidence = role.evidence?.flatMap(({ key, note }) => {
    const found = shown.get(key);
    return found ? [{ kind: found.kind, key, note }] : [];
  });
  return {
    ...presentRole(role),
    ...{ startDate, endDate, via, interest, basis, joint },
    ...(evidence?.length ? { evidence } : {}),
  };
}

/** What a link tells of the roles of another: those of the day that it shows, or where it lets ownership be calculated those of all days. */
function presentRoles(
  roles: readonly LinkRole[],
  { ownership, asOf }: Pick<ShareLinkAccess, 'ownership' | 'asOf'>,
  evidence: EvidenceNames,
): LinkRole[] {
  if (ownership) return roles.map((role) => presentInterest(role, evidence));
  return currentRoles(roles, asOf ?? isoToday()).map(presentRole);
}

export type ReadLink = ReturnType<typeof presentLink>;

/** A link, its roles ended where its source has ended it. */
export function readLink({ from, to, properties }: ShownLinkRow): ReadLink {
  return properties.ended === true ? presentEndedLink(from, to, properties) : presentLink(from, to, properties);
}

/** `outward` gives the key that stands for an entity, and whether it is private; `evidence` names what of it is shown. */
export function presentSharedLink(
  link: ReadLink,
  { outward, evidence }: { outward: (key: string) => { key: string; isPrivate: boolean }; evidence: EvidenceNames },
  access: Pick<ShareLinkAccess, 'maskSecret' | 'ownership' | 'asOf'>,
): SharedLink {
  const [from, to] = [outward(link.from), outward(link.to)];
  const isPrivate = from.isPrivate || to.isPrivate;
  return {
    key: isPrivate ? maskedKey(access.maskSecret, 'link', link.key) : link.key,
    from: from.key,
    to: to.key,
    roles: isPrivate ? [] : presentRoles(link.roles, access, evidence),
    arrowType: link.arrowType,
    color: isPrivate ? defaults.linkColor : link.color,
    dashed: isPrivate ? false : link.dashed,
    linkTextPosition: link.linkTextPosition,
    points: link.points,
    fromSpot: link.fromSpot,
    toSpot: link.toSpot,
    adjusting: link.adjusting,
    routing: link.routing,
  };
}

/** Groups of what is shown; one with a private member is left out, as its name could tell who that is. */
export function presentGroups(
  groups: readonly ChartGroup[],
  shown: ReadonlyMap<string, { isPrivate: boolean }>,
): ChartGroup[] {
  return groups
    .filter(({ members }) => members.every((key) => !shown.get(key)?.isPrivate))
    .map(({ key, name, members, collapsed }) => ({
      key,
      name,
      members: members.filter((member) => shown.has(member)),
      collapsed,
    }))
    .filter(({ members }) => members.length > 0);
}

/** An entity as a visitor may open it: its details and its notes only where they are granted. */
export interface SharedEntity extends Shows {
  key: string;
  typeName: EntityType;
  name: string;
  party: Party;
  /** The notes. */
  description: string;
  fields: Record<string, FieldValue>;
  customFields: CustomField[];
}

export function presentShownEntity({ properties: p, grant }: ShownEntityRow): SharedEntity {
  const shows = showsOf(grant);
  return {
    key: p.key,
    typeName: p.typeName,
    name: p.name,
    party: (text(p.party) ?? 'known') as Party,
    description: shows.shareNotes ? (text(p.description) ?? '') : '',
    fields: shows.shareInfo ? fieldsOf(p) : {},
    customFields: shows.shareInfo ? customFieldsOf(p) : [],
    ...shows,
  };
}

/** A key person; the key is the individual's own only where he stands on the chart anyway. */
export function presentSharedPerson(
  row: { properties: Record<string, unknown>; isIndividual: boolean; stands: boolean },
  maskSecret: string,
  isWhole: boolean,
): KeyPerson {
  const { key, firstName, lastName, roles, emailAddresses, phoneNumbers, isIndividual } = presentPerson(row);
  const isOwn = isWhole && row.isIndividual && row.stands;
  const shown = isOwn ? key : maskedKey(maskSecret, 'person', key);
  return { key: shown, firstName, lastName, roles, emailAddresses, phoneNumbers, isIndividual };
}
