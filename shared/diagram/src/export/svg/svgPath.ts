/** A number with one decimal, as chart units take it. */
export function tenth(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A path that is written as SVG's path data. */
export class SvgPath {
  constructor(public data = '') {}

  moveTo(x: number, y: number): void {
    this.data += `M${tenth(x)} ${tenth(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.data += `L${tenth(x)} ${tenth(y)}`;
  }

  quadraticCurveTo(cornerX: number, cornerY: number, x: number, y: number): void {
    this.data += `Q${tenth(cornerX)} ${tenth(cornerY)} ${tenth(x)} ${tenth(y)}`;
  }

  closePath(): void {
    this.data += 'Z';
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.data += `M${tenth(x)} ${tenth(y)}h${tenth(width)}v${tenth(height)}h${tenth(-width)}Z`;
  }

  roundRect(x: number, y: number, width: number, height: number, corner: number): void {
    const r = Math.min(corner, width / 2, height / 2);
    const turn = (right: number, down: number) => `a${tenth(r)} ${tenth(r)} 0 0 1 ${tenth(right)} ${tenth(down)}`;
    const [across, along] = [tenth(width - 2 * r), tenth(height - 2 * r)];
    this.data += `M${tenth(x + r)} ${tenth(y)}h${across}${turn(r, r)}v${along}${turn(-r, r)}h-${across}${turn(-r, -r)}v-${along}${turn(r, -r)}Z`;
  }

  /** A whole circle, which is all that cards have of arcs. */
  arc(x: number, y: number, radius: number): void {
    const half = (way: number) => `a${tenth(radius)} ${tenth(radius)} 0 0 1 ${tenth(way)} 0`;
    this.data += `M${tenth(x - radius)} ${tenth(y)}${half(2 * radius)}${half(-2 * radius)}Z`;
  }
}
