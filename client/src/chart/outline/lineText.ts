import { isoToday } from '@stemma/shared/dates';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { kindName } from '@stemma/diagram/paint/kinds';
import { t } from '@stemma/shared/language/translate';
import type { ChartDocument } from '../model/document';
import { cardName } from '../model/namesApart';
import type { OutlineRow } from '../model/outline';
import { rolesAndShare } from '../model/relations';
import { totalOwned } from '../ownership/totalOwned';

/** What an outline is told of. */
export interface OutlineSubject {
  document: ChartDocument;
  /** While the owners of an entity are shown, what each owns of it. */
  overlay: OwnershipOverlay | null;
  /** Keys of links that do not hold on the day that is looked at. */
  over: ReadonlySet<string>;
}

/** What a line of an outline says. */
export interface OutlineLineText {
  name: string;
  /** "Organisation", "Trust" */
  kind: string;
  /** "50%"; empty for a root and where none is stated. */
  share: string;
  roles: string;
  /** "closes a loop", "told above" */
  notes: string[];
  /** What it owns of the entity whose owners are shown: "25 %"; empty where none are. */
  total: string;
  /** What is to be known of the total: "in a loop". */
  about: string;
}

const REPEATS = { loop: t('closes a loop'), elsewhere: t('told above') };

/** What a row says of an outline, on screen, to screen readers and on paper alike. */
export function lineText({ document, overlay, over }: OutlineSubject, row: OutlineRow): OutlineLineText {
  const { node, link, repeats } = row;
  const isOver = link !== null && over.has(link.key);
  const { text, about } = overlay ? totalOwned(overlay, node.key) : { text: '', about: '' };
  return {
    name: cardName(document, node.key),
    kind: kindName(node),
    ...(link ? rolesAndShare(link, isoToday()) : { roles: '', share: '' }),
    notes: [isOver ? t('not on this day') : '', repeats ? REPEATS[repeats] : ''].filter(Boolean),
    total: text,
    about,
  };
}

/** The name of the entity whose owners are shown; empty where none are. */
export function subjectName({ document, overlay }: OutlineSubject): string {
  return overlay ? cardName(document, overlay.subject) : '';
}

/** A line as a screen reader reads it: "Top Ltd, Organisation, 60% Shareholder, told above, of Sub Ltd: 42 %". */
export function spokenLine(
  { name, kind, share, roles, notes, total, about }: OutlineLineText,
  subject: string,
): string {
  const held = [share, roles].filter(Boolean).join(' ');
  return [
    name,
    kind === name ? '' : kind,
    held,
    ...notes,
    total && t('of {subject}: {total}', { subject, total }),
    about,
  ]
    .filter(Boolean)
    .join(', ');
}
