import { betweenHeads, headCorners, headsOf, LINK_LINE } from '../../geometry/linkLine';
import type { Scene, SceneLink } from '../../scene/scene';
import { EdgeBundles } from '../../route/edgeBundle';
import { pathToOutlines } from '../../route/outlineEnds';
import { lightestFirst, type LineLook } from '../../paint/lineLook';
import type { ExportTheme } from '../exportTheme';
import { num } from '../xml';

/** The routes of links with their heads, those of one look as one path: where they run together they are one line, as on screen. */
export function linksSvg(scene: Scene, links: readonly SceneLink[], theme: ExportTheme): string[] {
  const strokes = new Map<string, LineLook & { trunks: EdgeBundles<SvgPath> }>();
  const heads = new Map<string, string>();
  for (const entry of links) {
    const { link } = entry;
    const path = pathToOutlines(scene, entry);
    const look = theme.line(link);
    const { color } = look;
    const key = `${color} ${look.dashes.join(' ')} ${look.width}`;
    const stroke = strokes.get(key) ?? { ...look, trunks: new EdgeBundles(new SvgPath()) };
    strokes.set(key, stroke);
    const ends = headsOf(link);
    const route = betweenHeads(path, ends);
    if (scene.routingOf(link) === 'curved') stroke.trunks.addCurved(route);
    else stroke.trunks.add(route, LINK_LINE.bend);
    const tips = headCorners(path, ends)
      .map((corners) => `M${corners.map(({ x, y }) => `${num(x)} ${num(y)}`).join('L')}Z`)
      .join('');
    if (tips) heads.set(color, (heads.get(color) ?? '') + tips);
  }
  return [
    ...lightestFirst(strokes.values()).map(({ color, dashes, width, trunks }) => {
      const gaps = dashes.length ? ` stroke-dasharray="${dashes.join(' ')}"` : '';
      return `<path d="${trunks.toPath().route}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linejoin="round"${gaps}/>`;
    }),
    ...[...heads].map(([color, tips]) => `<path d="${tips}" fill="${color}"/>`),
  ];
}

/** A path in the words of SVG. */
class SvgPath {
  route = '';

  moveTo(x: number, y: number): void {
    this.route += `M${num(x)} ${num(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.route += `L${num(x)} ${num(y)}`;
  }

  quadraticCurveTo(cornerX: number, cornerY: number, x: number, y: number): void {
    this.route += `Q${num(cornerX)} ${num(cornerY)} ${num(x)} ${num(y)}`;
  }
}
