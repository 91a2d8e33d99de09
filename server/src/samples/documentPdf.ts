/** A page of PDF with a title and lines beneath it; the library that writes it is loaded with the first one. */
export async function documentPdf([title = '', ...lines]: readonly string[]): Promise<Uint8Array> {
  const { Sheets } = await import('../ownership/report/pdf/sheet');
  const sheets = new Sheets(title);
  sheets.write(title, { size: 18, weight: 600, color: '#17212B', line: 26 }, { after: 10 });
  for (const line of lines) sheets.write(line, { size: 11, weight: 400, color: '#17212B', line: 17 });
  return sheets.close();
}
