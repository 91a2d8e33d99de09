import { decorationValues, toStoredText, typedValues, type DecorationValues } from '@stemma/shared/chart/decoration';
import type { DecorationType } from '@stemma/shared/entities/typeNames';
import { ANNOTATION, scaledPicture } from '@stemma/diagram/geometry/annotation';
import { defaults } from '@stemma/shared/limits';
import type { Command } from './commands';
import type { Point } from '@stemma/diagram/geometry/box';
import { t } from '@stemma/shared/language/translate';
import { newNode, type NodeRecord } from './document';

/** A place and size on the chart: the middle, in chart units. */
export interface Sized extends Point {
  width: number;
  height: number;
}

/** A new note or text box that says something. */
export function newTextAnnotation(type: 'Sticky' | 'TextBox', key: string, text: string, at: Point): NodeRecord {
  const values: DecorationValues =
    type === 'Sticky'
      ? {
          fontSize: defaults.fontSize,
          color: defaults.stickyColor,
          ...(text.length > ANNOTATION.longNote && { width: ANNOTATION.longNoteWidth }),
        }
      : { fontSizeTextBox: defaults.fontSize };
  const stored = toStoredText(text);
  return newNode({
    key,
    typeName: type,
    ...stored,
    ...at,
    decoration: typedValues(values),
    chartCount: 1,
    isNew: true,
  });
}

/** A new picture; `source` is where its bytes are asked for, the size as it is kept there. */
export function newPicture(
  key: string,
  { name, source, width, height }: { name: string; source: string; width: number; height: number },
  at: Point = { x: 0, y: 0 },
): NodeRecord {
  const size = scaledPicture({ width, height }, Math.min(1, PICTURE_FIRST / Math.max(width, height)));
  const values = { pictureWidth: size.width, pictureHeight: size.height, source };
  const { name: line } = toStoredText(name);
  const decoration = typedValues(values);
  return newNode({ key, typeName: 'Image', name: line || 'Image', ...at, decoration, chartCount: 1, isNew: true });
}

/** The longer side of a picture when it comes onto a chart, in chart units. */
const PICTURE_FIRST = 320;

/** The node with other values of what a decoration keeps. */
export function withValues(node: NodeRecord, change: DecorationValues): NodeRecord {
  return { ...node, decoration: typedValues({ ...decorationValues(node), ...change }) };
}

/** The node in another size, at another place; of a text box the height follows its words. */
export function inSize(node: NodeRecord, { x, y, width, height }: Sized): NodeRecord {
  const names: Record<DecorationType, DecorationValues> = {
    Sticky: { width, height },
    TextBox: { widthTextBox: width },
    Image: { pictureWidth: width, pictureHeight: height },
  };
  const kind = node.typeName as DecorationType;
  return { ...withValues(node, names[kind]), x, y: kind === 'TextBox' ? node.y : y };
}

/** Resizes a note, picture or text box. */
export function resizeNode(key: string, size: Sized): Command {
  return changed(key, 'resize', (node) => inSize(node, size));
}

/** Changes what a note or text box says and how it looks. */
export function changeDecoration(
  key: string,
  { text, values = {} }: { text?: string | undefined; values?: DecorationValues },
): Command {
  return changed(key, 'change', (node) => ({
    ...withValues(node, values),
    ...(text !== undefined && text.trim() && toStoredText(text)),
  }));
}

function changed(key: string, what: string, change: (node: NodeRecord) => NodeRecord): Command {
  return {
    label: t('{what} note or picture', { what }),
    apply(document) {
      const node = document.nodes.get(key);
      return node?.decoration ? { ...document, nodes: new Map(document.nodes).set(key, change(node)) } : document;
    },
  };
}
