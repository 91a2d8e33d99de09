import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { roleText } from '@stemma/shared/chart/roleText';
import { typeLabel, type RecordType } from '@stemma/shared/entities/typeNames';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import { t, withinSentence } from '@stemma/shared/language/translate';
import { roleLabel } from '@stemma/shared/language/roleLabel';
import type { PullSide } from '../../../chart/canvas/linking';
import type { TypedRole } from './typedRoles';

/** How a linked card's line is read, in words: "30% Shareholder of Harbour Holdings". */
export function linkReading(roles: readonly LinkRole[], side: PullSide, holder: string, name: string): string {
  const [of, by] = side === 'holds' ? [name, holder] : [holder, name];
  const said = roles.map(roleText).join(', ');
  return said ? t('{by}: {said} of {of}', { by, said, of }) : t('{by} holds {of}', { by, of });
}

/** What the card that is typed becomes. */
export function newCardLabel(type: RecordType): string {
  return t('New {type}', { type: withinSentence(typeLabel(type)) });
}

/** Told where a share was typed for a role that has none. */
export function droppedShare(roles: readonly TypedRole[]): string {
  const dropped = roles.find(({ role, share }) => share && role !== null && !mayHavePercentage(role));
  return dropped?.role ? t('A share is not kept for {role}.', { role: roleLabel(dropped.role) }) : '';
}
