/**
 * A page that came with a picture has its style sheets after that, in the body. Those of parts that are loaded later are put at the end of the head,
 * and of rules of one weight the later one counts: so the page's own go to the head first. Ends once they are in force again.
 */
export async function moveSheetsToHead(): Promise<void> {
  const sheets = [...document.body.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise<void>((resolve) => {
          sheet.addEventListener('load', () => resolve(), { once: true });
          sheet.addEventListener('error', () => resolve(), { once: true });
          document.head.append(sheet);
        }),
    ),
  );
}
