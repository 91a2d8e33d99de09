import type { ReportDocument } from './report';

/** The bytes of a report in the form that is asked for, each form with the libraries that only it needs. */
export async function reportDocument({
  format,
  ...document
}: ReportDocument & { format: 'pdf' | 'docx' | 'xlsx' }): Promise<Uint8Array> {
  if (format === 'xlsx') return (await import('./workbook')).reportWorkbook(document.report);
  if (format === 'docx') return (await import('./word')).reportDocx(document);
  return (await import('./pdf/reportPdf')).reportPdf(document);
}
