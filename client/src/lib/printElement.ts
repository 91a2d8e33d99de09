import classes from './printElement.module.css';

/** Prints an element and nothing else of the page, by the browser's own print; `pageRules` are CSS rules `@page`. Ends when the print dialog has closed. */
export async function printElement(element: HTMLElement, pageRules: string): Promise<void> {
  element.classList.add(classes.printed ?? '');
  const style = new CSSStyleSheet();
  style.replaceSync(pageRules);
  document.adoptedStyleSheets.push(style);
  document.body.append(element);
  try {
    await Promise.all(Array.from(element.querySelectorAll('image'), decoded));
    await document.fonts.ready;
    const closed = new Promise<void>((resolve) =>
      window.addEventListener('afterprint', () => resolve(), { once: true }),
    );
    window.print();
    await closed;
  } finally {
    element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
  }
}

/** A picture within a drawing is printed only once it is there. */
async function decoded(image: SVGImageElement): Promise<void> {
  const copy = new Image();
  copy.src = image.getAttribute('href') ?? '';
  await copy.decode().catch(() => undefined);
}
