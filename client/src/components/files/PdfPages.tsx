import { useEffect, useRef, useState } from 'react';
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { t } from '@stemma/shared/language/translate';
import classes from './files.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Pixels on a side of a drawn page at most, whatever the document says that it measures. */
const SIDE_MAX = 4096;

interface Props {
  bytes: Blob;
  name: string;
  /** It cannot be read. */
  onFailed: () => void;
}

/**
 * The pages of a PDF, drawn by pdf.js as they come into view. It draws and runs nothing: scripts, forms, launches and links of the document
 * have no effect, wherever in it they stand.
 */
export function PdfPages({ bytes, name, onFailed }: Props) {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    let isLeft = false;
    const reading = bytes
      .arrayBuffer()
      .then((data) => getDocument({ data, isEvalSupported: false, enableXfa: false, verbosity: 0 }));
    reading
      .then((task) => task.promise)
      .then((read) => !isLeft && setDocument(read))
      .catch(() => !isLeft && onFailed());
    return () => {
      isLeft = true;
      void reading.then((task) => task.destroy()).catch(() => undefined);
    };
  }, [bytes, onFailed]);
  return (
    <div
      className={classes.pdf}
      role="group"
      aria-label={t('Pages of {name}', { name })}
      aria-busy={!document}
      tabIndex={0}
    >
      {document &&
        Array.from({ length: document.numPages }, (_, at) => (
          <PdfPage key={at} document={document} number={at + 1} onFailed={onFailed} />
        ))}
    </div>
  );
}

interface PageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
  onFailed: () => void;
}

function PdfPage({ document, number, onFailed }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useIsNear(canvas);
  useEffect(() => {
    const target = canvas.current;
    if (!isNear || !target) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const draw = async () => {
      const page = await document.getPage(number);
      const whole = page.getViewport({ scale: 1 });
      const wanted = (target.clientWidth / whole.width) * globalThis.devicePixelRatio;
      const scale = Math.min(wanted, SIDE_MAX / whole.width, SIDE_MAX / whole.height);
      const viewport = page.getViewport({ scale });
      [target.width, target.height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
      if (isLeft) return;
      const drawing = page.render({ canvas: target, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      page.cleanup();
    };
    draw().catch(() => !isLeft && onFailed());
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [document, number, isNear, onFailed]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('Page {number} of {numPages}', { number, numPages: document.numPages })}
    />
  );
}

/** Whether an element is or was in view, or nearly so. */
function useIsNear(element: React.RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        watching.disconnect();
      },
      { rootMargin: '400px' },
    );
    watching.observe(target);
    return () => watching.disconnect();
  }, [element]);
  return isNear;
}
