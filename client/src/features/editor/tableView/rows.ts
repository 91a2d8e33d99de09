import type { ChartLink } from '@stemma/shared/chart/link';
import { t } from '@stemma/shared/language/translate';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { shownTexts } from '@stemma/shared/chart/roleText';
import { isoToday } from '@stemma/shared/dates';
import { totalOwned } from '../../../chart/ownership/totalOwned';
import { rolesAndShare } from '../../../chart/model/relations';
import { compareNames, holderAndHeld, shareOf } from '@stemma/diagram/layout/relation';
import type { ChartDocument, NodeRecord } from '../../../chart/model/document';
import { findOn } from '../../../chart/model/findOn';
import { kindName } from '@stemma/diagram/paint/kinds';

/** A link as a line of the table: who holds what. */
export interface LinkRowData {
  link: ChartLink;
  holder: NodeRecord;
  held: NodeRecord;
}

/** Keys of the cards that a text finds, all of them without one, by name. */
export function entityKeys(document: ChartDocument, text: string): string[] {
  return text.trim() ? findOn(document, text) : [...document.nodes.values()].sort(compareNames).map(({ key }) => key);
}

/** Keys of the links, by holder, share and held; with a text, those whose ends or roles say it. */
export function linkKeys(document: ChartDocument, text: string): string[] {
  const words = text.trim().toLowerCase();
  const found = words ? new Set(findOn(document, text)) : null;
  return [...document.links.values()]
    .flatMap((link) => linkRow(document, link.key) ?? [])
    .filter(
      ({ link, holder, held }) =>
        !found ||
        found.has(holder.key) ||
        found.has(held.key) ||
        shownTexts(link, isoToday()).join(' ').toLowerCase().includes(words),
    )
    .sort(
      (a, b) =>
        compareNames(a.holder, b.holder) ||
        shareOf(b.link) - shareOf(a.link) ||
        compareNames(a.held, b.held) ||
        (a.link.key < b.link.key ? -1 : 1),
    )
    .map(({ link }) => link.key);
}

/** Whether a link is part of a path that the picture of owners shows. */
export function linkOwned({ links }: OwnershipOverlay, key: string): string {
  return links.has(key) ? t('Yes') : '';
}

/** A row's values as sheets take them, a tab between; with those of the picture of owners where there is one. */
export function rowText(
  document: ChartDocument,
  kind: 'entities' | 'links',
  key: string,
  overlay: OwnershipOverlay | null,
): string {
  const { text = '', about = '' } = overlay && kind === 'entities' ? totalOwned(overlay, key) : {};
  const owned = overlay ? (kind === 'entities' ? [text, about] : [linkOwned(overlay, key)]) : [];
  return [...(kind === 'entities' ? entityValues(document, key) : linkValues(document, key)), ...owned]
    .map((value) => value.replace(/\s+/g, ' '))
    .join('\t');
}

function entityValues({ nodes }: ChartDocument, key: string): string[] {
  const node = nodes.get(key);
  return node ? [node.name, kindName(node), node.detail, node.label ?? ''] : [];
}

function linkValues(document: ChartDocument, key: string): string[] {
  const row = linkRow(document, key);
  if (!row) return [];
  const { roles, share } = rolesAndShare(row.link, isoToday());
  return [row.holder.name, row.held.name, roles, share];
}

/** A link with both of its ends; null where it is gone. */
export function linkRow(document: ChartDocument, key: string): LinkRowData | null {
  const link = document.links.get(key);
  const ends = link && holderAndHeld(link);
  const [holder, held] = ends ? [document.nodes.get(ends.holder), document.nodes.get(ends.held)] : [];
  return link && holder && held ? { link, holder, held } : null;
}
