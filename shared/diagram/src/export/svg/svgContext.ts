import { isRightToLeft } from '../../geometry/text';
import type { PaintContext } from '../../paint/paintContext';
import { num, xmlText } from '../xml';
import { SvgPath, tenth } from './svgPath';

/** Stands for a colour until both schemes are known; a control character, which no text of XML holds. */
export const COLOR_MARK = '\u0000';
/** What a colour looks like; whatever else stands in the store is none. */
const IS_COLOR = /^(?:#[\da-f]{3,8}|rgba?\([\d.,\s]+\))$/i;

/** How wide a text is in a weight and size of the chart's font. */
export type MeasureType = (text: string, weight: number, size: number) => number;

interface State {
  left: number;
  top: number;
  scale: number;
}

/** A canvas that writes what is drawn on it as elements of SVG. Pictures, clips and shadows are left out. */
export class SvgContext implements PaintContext<SvgPath, never> {
  globalAlpha = 1;
  fillStyle: unknown = '#000';
  strokeStyle: unknown = '#000';
  lineWidth = 1;
  lineCap: 'butt' | 'round' | 'square' = 'butt';
  lineJoin: 'bevel' | 'miter' | 'round' = 'miter';
  shadowColor = '';
  shadowBlur = 0;
  shadowOffsetY = 0;
  font = '';
  textAlign: PaintContext<SvgPath, never>['textAlign'] = 'left';
  textBaseline: PaintContext<SvgPath, never>['textBaseline'] = 'alphabetic';
  direction: 'inherit' | 'ltr' | 'rtl' = 'ltr';
  private readonly colors: string[] = [];
  private readonly elements: string[] = [];
  private current = new SvgPath();
  private dashes: readonly number[] = [];
  private state: State = { left: 0, top: 0, scale: 1 };
  private readonly states: State[] = [];
  /** What was filled last, which a stroke of the same joins. */
  private filled = '';
  /** The ground that was written last under a text, which the text joins. */
  private halo: { text: string; attributes: string; color: string } | null = null;

  constructor(private readonly measure: MeasureType) {}

  /** Puts elements round what is drawn. */
  group(opening: string, draw: () => void): void {
    this.add(opening);
    draw();
    this.add('</g>');
  }

  /** What was drawn, with a mark in place of each colour, and the colours. */
  written(): { markup: string; colors: readonly string[] } {
    return { markup: this.elements.join(''), colors: this.colors };
  }

  save(): void {
    this.states.push({ ...this.state });
  }

  restore(): void {
    this.state = this.states.pop() ?? this.state;
  }

  translate(x: number, y: number): void {
    const { left, top, scale } = this.state;
    this.state = { left: left + x * scale, top: top + y * scale, scale };
  }

  scale(x: number): void {
    this.state = { ...this.state, scale: this.state.scale * x };
  }

  beginPath(): void {
    this.current = new SvgPath();
  }

  moveTo(x: number, y: number): void {
    this.current.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.current.lineTo(x, y);
  }

  closePath(): void {
    this.current.closePath();
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number): void {
    this.current.roundRect(x, y, width, height, radius);
  }

  clip(): void {
    this.beginPath();
  }

  fill(path: SvgPath = this.current): void {
    if (!path.data) return;
    this.color(this.fillStyle);
    const opacity = this.globalAlpha < 1 ? ` fill-opacity="${num(this.globalAlpha)}"` : '';
    this.add(`<path d="${path.data}"${this.placed()} fill="${COLOR_MARK}"${opacity}/>`);
    this.filled = path.data;
  }

  stroke(path: SvgPath = this.current): void {
    if (!path.data) return;
    const joined = this.filled === path.data ? this.elements.pop() : undefined;
    this.color(this.strokeStyle);
    const look = [
      ` stroke="${COLOR_MARK}"`,
      this.lineWidth === 1 ? '' : ` stroke-width="${num(this.lineWidth)}"`,
      this.lineJoin === 'miter' ? '' : ` stroke-linejoin="${this.lineJoin}"`,
      this.lineCap === 'butt' ? '' : ` stroke-linecap="${this.lineCap}"`,
      this.dashes.length ? ` stroke-dasharray="${this.dashes.map(num).join(' ')}"` : '',
      this.globalAlpha < 1 ? ` stroke-opacity="${num(this.globalAlpha)}"` : '',
    ].join('');
    this.add(
      joined ? joined.replace(/\/>$/, `${look}/>`) : `<path d="${path.data}"${this.placed()} fill="none"${look}/>`,
    );
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = new SvgPath();
    path.rect(x, y, width, height);
    this.fill(path);
  }

  setLineDash(segments: readonly number[]): void {
    this.dashes = segments;
  }

  strokeText(text: string, x: number, y: number): void {
    const attributes = ` stroke="${COLOR_MARK}" stroke-width="${num(this.lineWidth)}" paint-order="stroke"`;
    this.halo = { text: `${text} ${x} ${y}`, attributes, color: String(this.strokeStyle) };
  }

  fillText(text: string, x: number, y: number): void {
    const halo = this.halo?.text === `${text} ${x} ${y}` ? this.halo : null;
    this.halo = null;
    if (!text.trim()) return;
    const { weight, size } = this.type();
    const width = this.measure(text, weight, size);
    const isRight = this.textAlign === 'right' || this.textAlign === 'end';
    const left = x - (this.textAlign === 'center' ? width / 2 : isRight ? width : 0);
    this.color(this.fillStyle);
    if (halo) this.color(halo.color);
    const look = [
      weight === 400 ? '' : ` font-weight="${weight}"`,
      isRightToLeft(text) ? ' direction="rtl" text-anchor="end"' : '',
      this.globalAlpha < 1 ? ` opacity="${num(this.globalAlpha)}"` : '',
    ].join('');
    this.add(
      `<text x="${tenth(left)}" y="${tenth(y)}" font-size="${num(size)}" textLength="${tenth(width)}" lengthAdjust="spacingAndGlyphs"${look} fill="${COLOR_MARK}"${halo?.attributes ?? ''}>${xmlText(text)}</text>`,
    );
  }

  measureText(text: string): { width: number } {
    const { weight, size } = this.type();
    return { width: this.measure(text, weight, size) };
  }

  drawImage(): void {
    this.filled = '';
  }

  private type(): { weight: number; size: number } {
    const [, weight = '400', size = '12'] = /^(\d+) ([\d.]+)px/.exec(this.font) ?? [];
    return { weight: Number(weight), size: Number(size) };
  }

  private placed(): string {
    const { left, top, scale } = this.state;
    if (left === 0 && top === 0 && scale === 1) return '';
    return ` transform="translate(${tenth(left)} ${tenth(top)})${scale === 1 ? '' : ` scale(${num(scale)})`}"`;
  }

  private color(value: unknown): void {
    const color = String(value);
    this.colors.push(IS_COLOR.test(color) ? color : '#000000');
  }

  private add(element: string): void {
    this.filled = '';
    this.elements.push(element);
  }
}
