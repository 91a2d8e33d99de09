import type { ChartLink } from '../link';
import { shareText, shownRoles, standingMark } from '../roleText';
import type { LinkRole } from '../linkRole';
import { clip, type Measure } from './text';

/** Measures of a link's label in chart units. */
export const LABEL = { line: 16, padX: 4, padY: 1, maxWidth: 190, maxLines: 3 } as const;

/** One line of a link's label: the share in semibold, then the role. */
export interface LabelLine {
  strong: string;
  plain: string;
  strongWidth: number;
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
): (link: Pick<ChartLink, 'roles'>) => LabelShape | null {
  const cache = new Map<readonly LinkRole[], LabelShape | null>();
  return (link) => {
    const known = cache.get(link.roles);
    if (known !== undefined) return known;
    if (cache.size > 60_000) cache.clear();
    const shape = setLabel(link.roles, measure, today);
    cache.set(link.roles, shape);
    return shape;
  };
}

function setLabel(roles: readonly LinkRole[], measure: Measure, today: string): LabelShape | null {
  const shown = shownRoles({ roles }, today);
  if (shown.length === 0) return null;
  const cut = shown.length > LABEL.maxLines ? LABEL.maxLines - 1 : shown.length;
  const lines = shown
    .slice(0, cut)
    .map((role) => setLine(shareText(role), role.role + standingMark(role, today), measure));
  if (cut < shown.length) lines.push(setLine('', `and ${shown.length - cut} more`, measure));
  return {
    lines,
    width: Math.ceil(Math.max(...lines.map((line) => line.width))) + 2 * LABEL.padX,
    height: lines.length * LABEL.line + 2 * LABEL.padY,
  };
}

function setLine(strong: string, role: string, measure: Measure): LabelLine {
  const strongWidth = strong ? measure(`${strong} `, 'labelStrong') : 0;
  const plain = clip(role, 'label', LABEL.maxWidth - strongWidth, measure);
  return { strong, plain, strongWidth, width: strongWidth + measure(plain, 'label') };
}
