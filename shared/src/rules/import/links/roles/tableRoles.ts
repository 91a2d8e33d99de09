import { sentence } from '../../../../language/sentence';
import { t } from '../../../../language/translate';
import type { LinkRole, RoleBasis } from '../../../../chart/linkRole';
import { ROLE_BASES } from '../../../../chart/linkRole';
import { OFFICE_ROLES } from '../../../../reference/roles/office';
import { saysShare, shareText } from '../../../../chart/roleText';
import { endsBeforeStart } from '../../../../dates';
import { limits } from '../../../../limits';
import { messages } from '../../../../messages';
import { isPossibleRange } from '../../../shareRange';
import { tidyName } from '../../../text';
import { readRoleText } from '../../../roleText';
import { mayCarryShare, roleOfShare, rolePartsOf } from './roleParts';
import { roleInCell } from './cellRoles';
import { VOTING } from './votingRole';
import type { ShareColumns } from './shareColumns';
import { isBarePart, readShareText, type ShareSaid, type ShareUnit } from './shareText';

/** How a sheet's cells are read beside their meanings. */
export interface RowReading {
  shares: Pick<ShareColumns, 'unit' | 'votesUnit' | 'unnamed' | 'areHeld'>;
  /** Whether a role is taken word for word. */
  isVerbatim?: boolean;
  /** Lines for the details, of cells that say amounts instead of a share. */
  amounts: readonly string[];
  /** The ISO date of a column's cell; undefined for none, which is told. */
  dateOf: (meaning: string) => string | undefined;
  /** Says what of a row, or of one of its columns, cannot be taken as it stands; the rest is. */
  note: (text: string, meaning?: string) => void;
}

/** A role as a table says it; its name is empty where the table says none. */
export type TableRole = Omit<LinkRole, 'evidence'>;

/** The roles that a row says, each with the row's share and dates where it has none of its own. `cellOf` answers a column's cell. */
export function readTableRoles(cellOf: (meaning: string) => string, reading: RowReading): TableRole[] {
  const { shares, amounts, dateOf, note, isVerbatim = false } = reading;
  const stated = readRowShare(cellOf, shares.unit, note);
  const votes = readOne(cellOf('votes'), shares.votesUnit, note);
  const [since, until] = [dateOf('since'), dateOf('until')];
  if (since && until && endsBeforeStart(since, until)) note(messages.datesTurned, 'until');
  const more = { ...(stated.via && { via: stated.via }), ...moreOf(cellOf, dateOf) };
  const interest = cellOf('interest').trim().slice(0, limits.roleWordsMax);
  const isWhole = interest !== '' || isVerbatim;
  const named = isWhole ? [codedPart(cellOf('role'))] : namedParts(cellOf('role') || shares.unnamed, note);
  const parts =
    stated.said !== '' && !isWhole && shares.areHeld ? withHolding(named, shares.unnamed, stated.said, note) : named;
  const isSaidAgain = parts.some(({ share }) => shareText(share) === stated.said);
  const at = isSaidAgain ? -1 : receiverOf(parts);
  const isLeft = at < 0 && !isSaidAgain && stated.said !== '';
  if (isLeft)
    note(sentence('The share “{share}” is left out: the roles say their own.', { share: stated.said.slice(0, 60) }));
  const unread = [stated.unread, isLeft && stated.said, ...parts.map((part) => part.unread)].filter(Boolean).join(', ');
  const details = [
    cellOf('details').slice(0, 3500),
    ...amounts.slice(0, 3),
    unread && `Share as stated: ${unread}`,
    votes.unread && `Votes as stated: ${votes.unread}`,
  ];
  const text = details.filter(Boolean).join('\n');
  const ofAll = {
    ...(interest && { interest }),
    ...(since && { startDate: since }),
    ...(until && { endDate: until }),
    ...more,
    ...(text && { details: text }),
  };
  const roles = parts.map(({ role, share }, index): TableRole => ({
    role,
    ...(index === at ? stated.share : share),
    ...ofAll,
  }));
  return saysShare(votes.share) ? withVotes(roles, { role: VOTING, ...votes.share, ...ofAll }) : roles;
}

const OFFICES: ReadonlySet<string> = new Set(OFFICE_ROLES);
const isOffice = (role: string): boolean => OFFICES.has(role);

interface NamedPart {
  role: string;
  share: ShareSaid;
  unread: string;
  /** Whether it says a share itself, readable or not. */
  saysOwn: boolean;
}

/** A role beside its code is one role, named as it stands. */
function codedPart(cell: string): NamedPart {
  return { role: tidyName(cell).slice(0, limits.roleWordsMax), share: {}, unread: '', saysOwn: false };
}

function namedParts(cell: string, note: (text: string) => void): NamedPart[] {
  const parts = rolePartsOf(cell);
  return (parts.length > 0 ? parts : [{ name: '', share: '' }]).map(({ name, share }) => {
    const role = (text: string) => roleInCell(tidyName(text)).slice(0, limits.roleWordsMax);
    if (share !== '') return { role: role(name), saysOwn: true, ...readOne(share, 'percent', note) };
    const read = readRoleText(name);
    const inName = 'value' in read ? read.value : { role: name };
    const own = inName.percentage == null ? {} : { percentage: inName.percentage };
    return { role: role(inName.role), share: own, unread: '', saysOwn: inName.percentage != null };
  });
}

/** Roles of a row all of which are offices, with a holding beside them that its share is of. */
function withHolding(
  parts: readonly NamedPart[],
  unnamed: string,
  share: string,
  note: (text: string, meaning?: string) => void,
): readonly NamedPart[] {
  if (!parts.every(({ role, saysOwn }) => isOffice(role) && !saysOwn)) return parts;
  note(
    sentence('The share “{share}” is of a holding beside the role “{role}”.', {
      share,
      role: parts.map(({ role }) => role).join('; '),
    }),
    'share',
  );
  const role = isOffice(unnamed) ? '' : unnamed;
  return [{ role, share: {}, unread: '', saysOwn: false }, ...parts];
}

/** Votes beside a share are a role of their own, in place of one that says neither name nor share. */
function withVotes(roles: readonly TableRole[], votes: TableRole): TableRole[] {
  const others = roles.filter((role) => saysShare(role) || (role.role !== '' && role.role !== VOTING));
  return [...others, votes];
}

/** The role that the row's share is of; -1 where each that may carry one says its own. */
function receiverOf(parts: readonly NamedPart[]): number {
  const open = parts.flatMap(({ saysOwn }, at) => (saysOwn ? [] : [at]));
  const found = open[roleOfShare(open.map((at) => parts[at]?.role ?? ''))] ?? -1;
  return open.length === parts.length || mayCarryShare(parts[found]?.role ?? 'none') ? found : -1;
}

function readRowShare(
  cellOf: (meaning: string) => string,
  unit: ShareUnit,
  note: (text: string) => void,
): { share: ShareSaid; unread: string; said: string; via?: TableRole['via'] } {
  const whole = readOne(cellOf('share'), unit, note);
  const [low, high] = [readOne(cellOf('minimum'), unit, note), readOne(cellOf('maximum'), unit, note)];
  const [minimum, maximum] = [low.share.percentage, high.share.percentage];
  const isRange = minimum !== undefined || maximum !== undefined;
  const marks = {
    minimumExclusive: minimum !== undefined && YES.test(cellOf('aboveMinimum')) ? true : undefined,
    maximumExclusive: maximum !== undefined && YES.test(cellOf('belowMaximum')) ? true : undefined,
  };
  const range = isRange && whole.share.percentage === undefined ? { minimum, maximum, ...marks } : {};
  const unread = [whole, low, high].map((one) => one.unread).filter(Boolean);
  const share = { ...whole.share, ...defined(range) };
  const said = shareText(share);
  if (isPossibleRange(share)) return { share, unread: unread.join(', '), said, via: whole.via };
  note(noRange(said));
  return { share: {}, unread: [...unread, said].join(', '), said: '' };
}

function readOne(
  text: string,
  unit: ShareUnit,
  note: (text: string) => void,
): { share: ShareSaid; unread: string; via?: TableRole['via'] } {
  const reading = readShareText(text, unit);
  if ('value' in reading) {
    if (unit === 'percent' && isBarePart(text))
      note(sentence('The share “{share}” is read as {share} %, not as a part of 1.', { share: text.trim() }));
    if (reading.isRough)
      note(
        sentence('The share “{share}” is read as exactly {read}.', {
          share: text.trim(),
          read: shareText(reading.value),
        }),
      );
    return { share: reading.value, unread: '', via: reading.via };
  }
  const share = text.trim().slice(0, 60);
  note(
    reading.fault === messages.shareRange
      ? noRange(share)
      : reading.isText
        ? sentence('“{share}” cannot be read as a share; the link comes without it.', { share })
        : sentence('“{share}” is not a share between 0 and 100 %; the link comes without it.', { share }),
  );
  return { share: {}, unread: share };
}

const noRange = (share: string): string =>
  sentence('No share lies in “{share}”; the link comes without it.', { share });

const YES = /^(?:yes|y|true|1|x|ja|j|wahr)$/i;
const NO = /^(?:no|n|false|0|nein|falsch)$/i;

function moreOf(
  cellOf: (meaning: string) => string,
  dateOf: (meaning: string) => string | undefined,
): Partial<TableRole> {
  const via = cellOf('via').toLowerCase();
  const beneficial = cellOf('beneficial');
  const basis = cellOf('basis').toLowerCase();
  return defined({
    via: /^(?:direct|direkt|unmittelbar)/.test(via)
      ? ('direct' as const)
      : /^(?:indirect|indirekt|mittelbar)/.test(via)
        ? ('indirect' as const)
        : via === 'unknown'
          ? ('unknown' as const)
          : undefined,
    beneficial: YES.test(beneficial) ? true : NO.test(beneficial) ? false : undefined,
    basis: ROLE_BASES.find((one): one is RoleBasis => one === basis),
    joint: cellOf('joint').slice(0, limits.roleWordsMax) || undefined,
    source: tidyName(cellOf('source')).slice(0, limits.roleSourceMax) || undefined,
    checkedOn: dateOf('checkedOn'),
    checkedBy: cellOf('checkedBy').slice(0, limits.roleWordsMax) || undefined,
  });
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** What is said of a row that says the same as an earlier one. */
export const REPEATED = t('It says the same as an earlier row.');
