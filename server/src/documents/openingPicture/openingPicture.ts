import { inBothSchemes } from '@stemma/diagram/export/svg/bothSchemes';
import { familyOf } from '@stemma/diagram/export/svg/svg';
import { SvgContext, type MeasureType } from '@stemma/diagram/export/svg/svgContext';
import { num } from '@stemma/diagram/export/xml';
import { grown } from '@stemma/diagram/geometry/box';
import type { Measure } from '@stemma/diagram/geometry/text';
import { needsLayout } from '@stemma/diagram/layout/needsLayout';
import type { NameSetter } from '@stemma/diagram/overview/placeNames';
import { createNameSetter } from '@stemma/diagram/overview/typesetName';
import { openingWork } from '@stemma/diagram/scene/openingWork';
import { Scene } from '@stemma/diagram/scene/scene';
import { sceneSetters } from '@stemma/diagram/scene/sceneSetters';
import { byKey } from '@stemma/shared/byKey';
import { limits } from '@stemma/shared/limits';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { drawnWithout, type Drawn } from '../leftOut';
import { pictureFonts } from '../picture/fonts';
import { measureIn } from '../picture/measure';
import { dotsOf } from './dots';
import { drawOpening, placed } from './draw';
import { OPENING_ROOT, openingMarkup } from './markup';
import { placementRules } from './placement';
import { planOpening } from './plan';

/** A chart as its visitors are told of it, and the day (ISO) on which they look. */
export interface OpeningAsk {
  chart: Drawn;
  name: string;
  today: string;
}

const NOTHING: ReadonlySet<string> = new Set();
/** What is sent of it is compressed as quickly. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The picture of a chart as the client's canvas opens it, as a part of a page; null for one that has to be laid out first, is empty, or would be too much to send. */
export async function openingPicture({ chart, name, today }: OpeningAsk): Promise<string | null> {
  const drawn = drawnWithout(chart, NOTHING);
  const measure = measureIn(pictureFonts(drawn.style?.font));
  const scene = sceneOf(drawn, today, measure);
  if (needsLayout(scene)) return null;
  const setter: NameSetter = { measure, whole: createNameSetter(measure) };
  const plan = planOpening(scene, setter);
  if (!plan) return null;
  const layers = plan.layers.map((layer, index) => placed(scene, setter, layer, `l${index}`));
  const top = plan.topLayer && placed(scene, setter, plan.topLayer, 'top');
  const all = top ? [...layers, top] : layers;
  const bounds = grown(plan.bounds, 1);
  const draw = (scheme: 'light' | 'dark') => {
    const context = new SvgContext(measuresOf(measure));
    drawOpening(context, scene, all, { scheme, bounds, setter });
    return context;
  };
  const both = inBothSchemes(draw('light'), draw('dark'));
  if (!both) return null;
  const { left, top: above, right, bottom } = plan.bounds;
  const markup = openingMarkup({
    name,
    font: familyOf(scene.look.style.font),
    viewBox: [left, above, right - left, bottom - above].map(num).join(' '),
    drawing: dotsOf(all, plan.bounds) + both.markup,
    placement: placementRules(OPENING_ROOT, plan, { layers, top }),
    colors: both.colors,
  });
  const sent = await promisify(brotliCompress)(markup, QUICK);
  return sent.length > limits.openingPictureBytes ? null : markup;
}

/** The very scene that the client works out to show the chart at first. */
function sceneOf({ nodes, links, groups, routing, style }: Drawn, day: string, measure: Measure): Scene {
  const scene = new Scene(sceneSetters({ measure, day, style, links }), openingWork);
  scene.update({ props: { routing }, nodes: byKey(nodes), links: byKey(links), groups: byKey(groups) });
  return scene;
}

function measuresOf(measure: Measure): MeasureType {
  return (text, weight, size) => {
    if (weight === 600) return (measure(text, 'name') * size) / 14;
    return (measure(text, weight === 500 ? 'pill' : 'detail') * size) / 12;
  };
}
