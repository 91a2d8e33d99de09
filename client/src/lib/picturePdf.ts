/**
 * A PDF of one page that is just as large as a JPEG picture on it. `width` and `height` in pixels, `points` of the page for each pixel.
 * The file's text parts are Latin-1, its picture is taken as it is.
 */
export function picturePdf(
  jpeg: Uint8Array<ArrayBuffer>,
  { width, height, points }: { width: number; height: number; points: number },
): Blob {
  const [pageWidth, pageHeight] = [(width * points).toFixed(2), (height * points).toFixed(2)];
  const content = `q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /Picture Do Q`;
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.4\n'];
  const starts: number[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    at += part.length;
  };
  const object = (body: string, stream?: Uint8Array<ArrayBuffer> | string) => {
    starts.push(at);
    add(`${starts.length} 0 obj\n${body}\n`);
    if (stream !== undefined) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  };
  object('<< /Type /Catalog /Pages 2 0 R >>');
  object('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  object(
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents 5 0 R /Resources << /XObject << /Picture 4 0 R >> >> >>`,
  );
  object(
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
    jpeg,
  );
  object(`<< /Length ${content.length} >>`, content);
  const table = at;
  const lines = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${starts.length + 1}\n0000000000 65535 f \n${lines}`);
  add(`trailer\n<< /Size ${starts.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}
