import { betweenHeads, headCorners, headsOf, LINK_LINE } from '../../geometry/linkLine';
import type { Scene, SceneLink } from '../../scene/scene';
import { EdgeBundles } from '../../route/edgeBundle';
import type { ExportTheme } from '../exportTheme';
import { num } from '../xml';

/** The routes of links with their heads, those of one look as one path: where they run together they are one line, as on screen. */
export function linksSvg(scene: Scene, links: readonly SceneLink[], theme: ExportTheme): string[] {
  const strokes = new Map<string, { color: string; dashed: boolean; trunks: EdgeBundles<SvgPath> }>();
  const heads = new Map<string, string>();
  for (const { link, path } of links) {
    const color = theme.link(link.color);
    const key = `${color} ${link.dashed}`;
    const stroke = strokes.get(key) ?? { color, dashed: link.dashed, trunks: new EdgeBundles(new SvgPath()) };
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
    ...[...strokes.values()].map(({ color, dashed, trunks }) => {
      const dashes = dashed ? ` stroke-dasharray="${LINK_LINE.dashes.join(' ')}"` : '';
      return `<path d="${trunks.toPath().route}" fill="none" stroke="${color}" stroke-width="${LINK_LINE.width}" stroke-linejoin="round"${dashes}/>`;
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
