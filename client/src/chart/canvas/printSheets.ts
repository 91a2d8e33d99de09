import { printElement } from '../../lib/printElement';
import classes from './print.module.css';

/** Prints drawings whose sizes are points by the browser's own print, each on a sheet of its size; ends when the print dialog has closed. */
export async function printSheets(svgs: readonly string[]): Promise<void> {
  const sheets = document.createElement('div');
  const sizes = new Map<string, string>();
  for (const svg of svgs) {
    const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
    const [width, height] = [`${drawing.getAttribute('width')}pt`, `${drawing.getAttribute('height')}pt`];
    const name = `sheet${[...sizes.keys()].indexOf(`${width} ${height}`) + 1 || sizes.size + 1}`;
    sizes.set(`${width} ${height}`, name);
    drawing.setAttribute('width', width);
    drawing.setAttribute('height', height);
    const sheet = document.createElement('div');
    sheet.className = classes.sheet ?? '';
    sheet.style.setProperty('page', name);
    sheet.append(document.importNode(drawing, true));
    sheets.append(sheet);
  }
  const named = [...sizes].map(([size, name]) => `@page ${name} { size: ${size}; margin: 0; }`);
  await printElement(sheets, [`@page { size: ${[...sizes.keys()][0] ?? 'auto'}; margin: 0; }`, ...named].join('\n'));
}
