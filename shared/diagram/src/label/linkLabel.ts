import { roleLabel } from '@stemma/shared/language/roleLabel';
import { t } from '@stemma/shared/language/translate';
import type { ChartLink } from '@stemma/shared/chart/link';
import { shareText, shownRoles, roleStatusMark } from '@stemma/shared/chart/roleText';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { PAPERCLIP } from '../paint/paperclip';
import { clip, type Measure } from '../geometry/text';

/** Measures of a link's label in chart units. */
export const LABEL = { line: 16, padX: 4, padY: 1, maxWidth: 190, maxLines: 3 } as const;

/** One line of a link's label: the share in semibold, then the role, then a paperclip where that has evidence. */
export interface LabelLine {
  /** The role that it says, whole; empty for one that counts others. */
  role: string;
  strong: string;
  plain: string;
  strongWidth: number;
  hasClip: boolean;
  width: number;
}

export interface LabelShape {
  lines: readonly LabelLine[];
  width: number;
  height: number;
}

/** Sets link labels in type, once for each content; null for a link that says nothing. */
export function createLabelSetter(
  measure: Measure,
  today: string,
  /** The role whose name stands in the legend, so that its share alone is said. */
  { commonRole = null }: { commonRole?: string | null } = {},
): (link: Pick<ChartLink, 'roles'>) => LabelShape | null {
  const cache = new Map<readonly LinkRole[], LabelShape | null>();
  return (link) => {
    const known = cache.get(link.roles);
    if (known !== undefined) return known;
    if (cache.size > 60_000) cache.clear();
    const shape = setLabel(link.roles, measure, today, commonRole);
    cache.set(link.roles, shape);
    return shape;
  };
}

function setLabel(
  roles: readonly LinkRole[],
  measure: Measure,
  today: string,
  commonRole: string | null,
): LabelShape | null {
  const shown = shownRoles({ roles }, today);
  if (shown.length === 0) return null;
  const cut = shown.length > LABEL.maxLines ? LABEL.maxLines - 1 : shown.length;
  const lines = shown.slice(0, cut).map((role) => {
    const share = shareText(role);
    const name = share && role.role === commonRole ? '' : roleLabel(role.role);
    const plain = (name + roleStatusMark(role, today)).trim();
    return setLine({ role: role.role, strong: share, plain }, measure, hasEvidence(role));
  });
  if (cut < shown.length)
    lines.push(setLine({ role: '', strong: '', plain: t('and {count} more', { count: shown.length - cut }) }, measure));
  return {
    lines,
    width: Math.ceil(Math.max(...lines.map((line) => line.width))) + 2 * LABEL.padX,
    height: lines.length * LABEL.line + 2 * LABEL.padY,
  };
}

function hasEvidence({ evidence }: LinkRole): boolean {
  return (evidence?.length ?? 0) > 0;
}

/** Where a line's paperclip stands, by where the line begins and its baseline. */
export function clipPlace({ width }: LabelLine, left: number, baseline: number): { x: number; y: number } {
  return { x: left + width - PAPERCLIP.size, y: baseline - PAPERCLIP.size + 2 };
}

function setLine(
  { role, strong, plain: whole }: Pick<LabelLine, 'role' | 'strong' | 'plain'>,
  measure: Measure,
  hasClip = false,
): LabelLine {
  const strongWidth = strong ? measure(whole ? `${strong} ` : strong, 'labelStrong') : 0;
  const room = hasClip ? PAPERCLIP.gap + PAPERCLIP.size : 0;
  const plain = clip(whole, 'label', LABEL.maxWidth - strongWidth - room, measure);
  const plainWidth = plain ? measure(plain, 'label') : 0;
  return { role, strong, plain, strongWidth, hasClip, width: strongWidth + plainWidth + room };
}
