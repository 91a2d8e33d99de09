import type { ChartNode } from '@stemma/shared/chart/chart';
import { toStoredText, typedValues } from '@stemma/shared/chart/decoration';
import type { ChartLink } from '@stemma/shared/chart/link';
import { LINK_DEFAULTS } from '@stemma/shared/chart/linkDefaults';
import { NODE_DEFAULTS } from '@stemma/shared/chart/nodeDefaults';
import { defaults } from '@stemma/shared/limits';
import type { Point } from './geometry/box';

/** A card with everything but its place and who it is at the defaults. */
export function newNode(entity: Pick<ChartNode, 'key' | 'typeName' | 'name'> & Partial<ChartNode>): ChartNode {
  return { ...NODE_DEFAULTS, ...entity };
}

/** A link with everything but its ends at the defaults. */
export function newLink(link: Pick<ChartLink, 'key' | 'from' | 'to'> & Partial<ChartLink>): ChartLink {
  return { ...LINK_DEFAULTS, ...link };
}

export function newNote(key: string, text: string, at: Point): ChartNode {
  const decoration = typedValues({ fontSize: defaults.fontSize, color: defaults.stickyColor });
  return newNode({ key, typeName: 'Sticky', ...toStoredText(text), ...at, decoration, chartCount: 1 });
}

/** A picture in the size that is given. */
export function newPicture(
  key: string,
  { name, source, width, height }: { name: string; source: string; width: number; height: number },
  at: Point = { x: 0, y: 0 },
): ChartNode {
  const decoration = typedValues({ pictureWidth: width, pictureHeight: height, source });
  return newNode({ key, typeName: 'Image', name, ...at, decoration, chartCount: 1 });
}
