import { saveFile } from '../../lib/saveFile';
import type { ImportReport } from './sendFile';

/** Saves a report on the person's machine as JSON, named after its chart. */
export function downloadReport(report: ImportReport): void {
  const content = new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' });
  saveFile(content, `${report.chartName} - import report.json`);
}
