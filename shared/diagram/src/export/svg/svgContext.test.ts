import { describe, expect, test } from '@jest/globals';
import { inBothSchemes } from './bothSchemes';
import { SvgContext } from './svgContext';

const newContext = () => new SvgContext((text, _weight, size) => (text.length * size) / 2);

function drawn(draw: (context: SvgContext) => void): string {
  const context = newContext();
  draw(context);
  return inBothSchemes(context, context)?.markup ?? '';
}

describe('a canvas that writes SVG', () => {
  test('strokes what it has just filled in the same element', () => {
    const markup = drawn((context) => {
      context.roundRect(0, 0, 20, 10, 4);
      context.fillStyle = '#ffffff';
      context.fill();
      context.strokeStyle = '#D3DAE1';
      context.stroke();
      context.beginPath();
      context.moveTo(0, 0);
      context.lineTo(5, 5.04);
      context.stroke();
    });
    expect(markup.match(/<path/g)).toHaveLength(2);
    expect(markup).toContain('fill="var(--c0)" stroke="var(--c1)"/>');
    expect(markup).toContain('<path d="M0 0L5 5" fill="none" stroke="var(--c1)"/>');
  });

  test('writes text as text, from its left edge on, whichever way it runs', () => {
    const markup = drawn((context) => {
      context.font = '600 14px Inter';
      context.textAlign = 'center';
      context.fillText('</text><script>"', 100, 20);
      context.fillText('שלום', 100, 40);
    });
    expect(markup).toContain('>&lt;/text&gt;&lt;script&gt;&quot;</text>');
    expect(markup).not.toContain('<script');
    expect(markup).toMatch(/x="86" y="40" [^>]*textLength="28"[^>]*direction="rtl" text-anchor="end"/);
  });

  test('takes nothing for a colour that is none, which would end the style of its page', () => {
    const context = newContext();
    for (const color of ['red}</style><script>', '#fff', 'rgba(0, 0, 0, 0.5)']) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    expect(inBothSchemes(context, context)?.colors.map(([light]) => light)).toEqual([
      '#000000',
      '#fff',
      'rgba(0, 0, 0, 0.5)',
    ]);
  });

  test('becomes one drawing of two schemes that differ in colours alone', () => {
    const [light, dark, other] = [newContext(), newContext(), newContext()];
    for (const [context, color] of [
      [light, '#fff'],
      [dark, '#000'],
      [other, '#000'],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    other.fillRect(0, 0, 2, 2);
    expect(inBothSchemes(light, dark)?.colors).toEqual([['#fff', '#000']]);
    expect(inBothSchemes(light, other)).toBeNull();
  });
});
