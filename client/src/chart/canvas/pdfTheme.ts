import { FONT_FACTS, type ChartFont } from '@stemma/shared/chart/fonts';
import type { PdfTheme, TextRequest, TextPicture } from '@stemma/diagram/export/pdf/pdfText';
import { familyOnScreen, writeExactly } from './fonts';

const files = import.meta.glob<string>(
  '../../../../node_modules/@fontsource/{arimo,inter,source-serif-4}/files/*-{400,500,600}-normal.woff',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

/** Pixels for a chart unit: 384 dots to the inch. */
const SCALE = 4;

/** Room round words for what reaches out of their line, in chart units. */
const PAD = 3;

/** A chart's font from our own server, and the browser's canvas for words that it lacks. */
export function pdfTheme(font: ChartFont): PdfTheme {
  return {
    font,
    async face(subset, weight) {
      const ending = `/${FONT_FACTS[font].files}-${subset}-${weight}-normal.woff`;
      const url = Object.entries(files).find(([path]) => path.endsWith(ending))?.[1];
      const answer = url ? await fetch(url) : null;
      if (!answer?.ok) throw new Error('The type of the page could not be loaded.');
      return new Uint8Array(await answer.arrayBuffer());
    },
    words: (ask) => Promise.resolve(textPicture(ask, familyOnScreen(font))),
  };
}

function textPicture({ words, size, weight, color, rightToLeft }: TextRequest, family: string): TextPicture {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw words.');
  const set = () => {
    writeExactly(context);
    context.font = `${weight} ${size}px ${family}`;
    context.direction = rightToLeft ? 'rtl' : 'ltr';
    context.textAlign = 'left';
    context.fillStyle = color;
  };
  set();
  const measured = context.measureText(words);
  const left = Math.max(0, measured.actualBoundingBoxLeft) + PAD;
  const above = Math.max(0, measured.actualBoundingBoxAscent) + PAD;
  canvas.width = Math.ceil((left + Math.max(measured.width, measured.actualBoundingBoxRight) + PAD) * SCALE);
  canvas.height = Math.ceil((above + Math.max(0, measured.actualBoundingBoxDescent) + PAD) * SCALE);
  context.scale(SCALE, SCALE);
  set();
  context.fillText(words, left, above);
  return {
    url: canvas.toDataURL('image/png'),
    advance: measured.width,
    left: -left,
    top: -above,
    width: canvas.width / SCALE,
    height: canvas.height / SCALE,
  };
}
