import { openChart } from '../charts/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { DOCX_TYPE, Download, XLSX_TYPE } from '../download';
import { entitiesByKeys } from '../entities/service';
import { AppError } from '../errors';
import { inWorker, TooMuchWork } from '../work/inWorker';
import type { ChartContent } from './content';
import { picturesOf } from './pictures';

/** A chart as a spreadsheet: entities with all their fields, links, custom fields. Throws `notFound` as opening the chart does. */
export async function chartAsExcel(context: Context, key: string): Promise<Download> {
  const content = await readContent(context, key);
  const bytes = await inWorker('chartWorkbook', content).catch(tellTooMuch);
  return new Download(bytes, XLSX_TYPE, `${content.chart.name}.xlsx`);
}

/** A chart as a report to read: its picture, who owns what, and what is known of each entity. Throws `notFound` as opening the chart does. */
export async function chartAsWord(context: Context, key: string): Promise<Download> {
  const content = await readContent(context, key);
  const pictures = await picturesOf(context, content.chart);
  const bytes = await inWorker('chartReport', { ...content, pictures }).catch(tellTooMuch);
  return new Download(bytes, DOCX_TYPE, `${content.chart.name}.docx`);
}

async function readContent(context: Context, key: string): Promise<ChartContent> {
  const caller = requireUser(context);
  const chart = await openChart(context, key);
  const keys = chart.nodes.map((node) => node.key);
  const entities = await context.read((tx) => entitiesByKeys(tx, caller, keys));
  return { chart, entities, today: new Date().toISOString().slice(0, 10) };
}

function tellTooMuch(error: unknown): never {
  if (error instanceof TooMuchWork) throw new AppError('unprocessable', 'This chart is too large for a document.');
  throw error;
}
