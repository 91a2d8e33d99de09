import type { SceneCard } from '../../scene/scene';
import { FRAME, signOf, type Frame } from '../../group/frames';
import { ANNOTATION, type Annotation } from '../../geometry/annotation';
import { isRightToLeft } from '../../geometry/text';
import type { ExportTheme } from '../exportTheme';
import { num, xmlText } from '../xml';

/** A note, picture or text box as a drawing; nothing for a picture that did not come. */
function annotationSvg({ shape, x, y, node }: SceneCard, annotation: Annotation, theme: ExportTheme): string {
  const { width, height } = shape;
  const [left, top] = [x - width / 2, y - height / 2];
  const box = `x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}"`;
  if (annotation.kind === 'Image') {
    const picture = theme.picture(annotation);
    if (!picture) return '';
    return `<image ${box} clip-path="inset(0 round ${ANNOTATION.corner}px)" preserveAspectRatio="none" href="${xmlText(picture.url)}"><title>${xmlText(node.name)}</title></image>`;
  }
  const edge = annotation.kind === 'Sticky' ? ' stroke="#17212B" stroke-opacity="0.16"' : '';
  const parts = annotation.fill ? [`<rect ${box} rx="${ANNOTATION.corner}" fill="${annotation.fill}"${edge}/>`] : [];
  const step = Math.round(annotation.fontSize * ANNOTATION.line);
  let baseline = top + ANNOTATION.pad + annotation.fontSize;
  for (const line of shape.lines) {
    const rtl = isRightToLeft(line);
    const at = rtl ? left + width - ANNOTATION.pad : left + ANNOTATION.pad;
    const length = (theme.measure(line, 'detail') * annotation.fontSize) / 12;
    if (line)
      parts.push(
        `<text x="${num(at)}" y="${num(baseline)}" font-size="${annotation.fontSize}" fill="${theme.annotation(annotation)}" textLength="${num(length)}" lengthAdjust="spacingAndGlyphs"${rtl ? ' direction="rtl" style="text-anchor:start"' : ''} xml:space="preserve">${xmlText(line)}</text>`,
      );
    baseline += step;
  }
  return `<g>${parts.join('')}</g>`;
}

/** The frame round a group. */
export function frameSvg({ bounds: { left, top, right, bottom } }: Frame): string {
  return `<rect x="${num(left)}" y="${num(top)}" width="${num(right - left)}" height="${num(bottom - top)}" rx="${FRAME.corner}" fill="#5B6876" fill-opacity="0.07" stroke="#8592A0" stroke-dasharray="6 4"/>`;
}

/** The smallest that a group's name becomes so that all of it stands within its frame, in chart units. */
const FRAME_TYPE = { usual: 12, least: 8 } as const;

/** A group's whole name on a ground of its own, after the links, so that none strikes it through; smaller where its frame is narrow. */
export function frameNameSvg(frame: Frame, theme: ExportTheme): string {
  if (!frame.name) return '';
  const { left: edge, right } = frame.bounds;
  const [left, { y }] = [edge + 14, signOf(frame)];
  const usual = theme.measure(frame.name, 'labelStrong');
  const size = Math.max(FRAME_TYPE.least, FRAME_TYPE.usual * Math.min(1, (right - edge - 28) / usual));
  const width = (usual * size) / FRAME_TYPE.usual;
  return [
    `<rect x="${num(left - 3)}" y="${num(y - 9)}" width="${num(width + 6)}" height="18" rx="4" fill="${theme.labelGround}"/>`,
    `<text x="${num(left)}" y="${num(y + size * 0.375)}" font-size="${num(size)}" font-weight="600" fill="${theme.label}" textLength="${num(width)}" lengthAdjust="spacingAndGlyphs" xml:space="preserve">${xmlText(frame.name)}</text>`,
  ].join('');
}

/** The notes, text boxes and pictures among cards. */
export function annotationsSvg(cards: readonly SceneCard[], theme: ExportTheme): string[] {
  return cards.flatMap((card) => (card.shape.annotation ? annotationSvg(card, card.shape.annotation, theme) : []));
}
