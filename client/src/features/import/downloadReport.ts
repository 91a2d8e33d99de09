import type { ImportReport } from './sendFile';

/** Saves a report on the person's machine as JSON, named after its chart. */
export function downloadReport(report: ImportReport): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${report.chartName.replace(/[^\p{Letter}\p{Number} ._-]/gu, '_')} - import report.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
