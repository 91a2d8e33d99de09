import type { Chart } from '@stemma/shared/chart/chart';
import { isoToday } from '@stemma/shared/dates';
import { openChart } from '../charts/service';
import type { Context } from '../context';
import { requireUser } from '../context';
import { DOCX_TYPE, Download, XLSX_TYPE } from '../download';
import { entitiesByKeys } from '../entities/service';
import { inWorker } from '../work/inWorker';
import type { ChartContent } from './content';
import { drawnWithout, withoutCards } from './leftOut';
import { drawnOn, heldOn } from './onDay';
import { picturesOf } from './pictures';
import { tellTooMuch } from './tooMuch';

/** A chart, or what is left of it without some of its cards, as a spreadsheet: entities with all their fields, links, custom fields, notes. Throws `notFound` as opening the chart does. */
export async function chartAsExcel(context: Context, key: string, wanted: DocumentAsked = {}): Promise<Download> {
  const { whole: _whole, ...content } = await readContent(context, key, wanted);
  const bytes = await inWorker(requireUser(context).userKey, 'chartWorkbook', content).catch(tellTooMuch);
  return new Download(bytes, XLSX_TYPE, `${content.chart.name}.xlsx`);
}

/** A chart, or what is left of it without some of its cards, as a report to read: its picture, who owns what, and what is known of each entity. Throws `notFound` as opening the chart does. */
export async function chartAsWord(context: Context, key: string, wanted: DocumentAsked = {}): Promise<Download> {
  const { whole, ...content } = await readContent(context, key, wanted);
  const pictures = await picturesOf(context, content.chart);
  const drawn = drawnWithout(drawnOn(whole, content.asOf), new Set(wanted.leaveOut));
  const bytes = await inWorker(requireUser(context).userKey, 'chartReport', { ...content, drawn, pictures }).catch(
    tellTooMuch,
  );
  return new Download(bytes, DOCX_TYPE, `${content.chart.name}.docx`);
}

/** What a document is made of, and the chart with what it leaves out (`whole`), which goes into none. */
async function readContent(
  context: Context,
  key: string,
  { leaveOut = [], asOf = null }: DocumentAsked,
): Promise<ChartContent & { whole: Chart }> {
  const caller = requireUser(context);
  const whole = await openChart(context, key);
  const chart = withoutCards(heldOn(whole, asOf), new Set(leaveOut));
  const keys = chart.nodes.map((node) => node.key);
  const entities = await context.read((tx) => entitiesByKeys(tx, caller, keys));
  return { whole, chart, entities, today: isoToday(), asOf };
}

/** What a document leaves out of a chart, and the day (ISO) that it shows. */
export interface DocumentAsked {
  leaveOut?: readonly string[];
  asOf?: string | null;
}
