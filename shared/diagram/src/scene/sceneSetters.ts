import type { ChartLink } from '@stemma/shared/chart/link';
import type { ChartStyleLook } from '@stemma/shared/chart/style';
import { createCardSetter } from '../geometry/card';
import type { Measure } from '../geometry/text';
import { createLabelSetter } from '../label/linkLabel';
import { chartLook } from '../paint/chartLook';
import type { Setters } from './sceneParts';

export interface SettersAsk {
  measure: Measure;
  /** The day that roles are shown of, ISO. */
  day: string;
  style?: ChartStyleLook | null | undefined;
  /** Those of the chart, by which a style finds the role that most of them share. */
  links?: Iterable<Pick<ChartLink, 'roles'>>;
  /** Whether names are never cut, as in files. */
  wholeNames?: boolean;
}

/** How the cards and labels of a chart are set, and its lines look, by a style. */
export function sceneSetters({ measure, day, style, links, wholeNames = false }: SettersAsk): Setters {
  const look = chartLook(day, style ?? undefined, links);
  return {
    card: createCardSetter(measure, { wholeNames, style: look.style }),
    label: createLabelSetter(measure, day, look),
    look,
  };
}
