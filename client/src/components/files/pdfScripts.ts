import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/**
 * Whether a PDF holds scripts of its own, which the viewers of browsers run when it is opened. Reads it without drawing it. Throws for
 * what it cannot read.
 */
export async function holdsScripts(bytes: Blob): Promise<boolean> {
  const reading = getDocument({ data: await bytes.arrayBuffer(), stopAtErrors: true, verbosity: 0 });
  try {
    const document = await reading.promise;
    if (await document.hasJSActions()) return true;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      if (await page.getJSActions()) return true;
      page.cleanup();
    }
    return false;
  } finally {
    await reading.destroy();
  }
}
