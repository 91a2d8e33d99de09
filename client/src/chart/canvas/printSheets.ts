import classes from './print.module.css';

/** Prints drawings whose sizes are points by the browser's own print, each on a sheet of its size; ends when the print dialog has closed. */
export async function printSheets(svgs: readonly string[]): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = classes.sheets ?? '';
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
  const style = new CSSStyleSheet();
  const named = [...sizes].map(([size, name]) => `@page ${name} { size: ${size}; margin: 0; }`);
  style.replaceSync([`@page { size: ${[...sizes.keys()][0] ?? 'auto'}; margin: 0; }`, ...named].join('\n'));
  document.adoptedStyleSheets.push(style);
  document.body.append(sheets);
  try {
    await Promise.all(Array.from(sheets.querySelectorAll('image'), decoded));
    await document.fonts.ready;
    const closed = new Promise<void>((resolve) =>
      window.addEventListener('afterprint', () => resolve(), { once: true }),
    );
    window.print();
    await closed;
  } finally {
    sheets.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
  }
}

/** A picture within a drawing is printed only once it is there. */
async function decoded(image: SVGImageElement): Promise<void> {
  const copy = new Image();
  copy.src = image.getAttribute('href') ?? '';
  await copy.decode().catch(() => undefined);
}
