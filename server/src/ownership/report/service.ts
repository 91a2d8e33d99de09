import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import type { ReportAsked } from '@stemma/shared/rules/ownership';
import { endsOf } from '@stemma/shared/ownership/directedLink';
import { inForce } from '@stemma/shared/ownership/day';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { partAbove } from '@stemma/shared/ownership/answers/part';
import { readChart } from '../../charts/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { tellTooMuch } from '../../documents/tooMuch';
import { CSV_TYPE, DOCX_TYPE, Download, JSON_TYPE, PDF_TYPE, XLSX_TYPE } from '../../download';
import { AppError } from '../../errors';
import { one } from '../../store';
import { inWorker } from '../../work/inWorker';
import type { Allowance } from '../allowance';
import { allowance, inTime } from '../allowance';
import { acceptedBy, readAccepted } from '../accepted';
import type { Calculated } from '../calculate';
import { readableHealth } from '../health';
import { csvOf } from '../holderTable';
import type { PresentRole } from '../present';
import { partiesOf, presentBasedOn, presentFinding, presentOwnership, presentPathsBy } from '../present';
import { questionOf } from '../question';
import { calculated } from '../run';
import { assertKnown } from '../service';
import type { Source } from '../sourceShape';
import { graphOfContent, readSource } from '../source';
import type { HealthRow } from '../store';
import { userName } from '../store';
import type { ReportedRole } from './evidence';
import { evidenceNames, reportedRole } from './evidence';
import { reportPicture } from './picture';
import type { CountedLink, OwnershipReport } from './report';

const CONTENT_TYPES = { pdf: PDF_TYPE, docx: DOCX_TYPE, xlsx: XLSX_TYPE, csv: CSV_TYPE, json: JSON_TYPE } as const;
/** What tells a spreadsheet that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const TRACED = { holders: limits.reportTracedHoldersMax, paths: limits.reportPathsMax };
const TRIES = 3;

type Asked = ReportAsked & { chartKey: string };

/**
 * A report of who owns and controls an entity, made of one answer: that which `ownership` gives to the same question. With the scope
 * ALL_MY_CHARTS the numbers are those over all charts of the caller; picture and what was set aside are of the chart that is named.
 * Throws `notFound` for what the caller may not know of.
 */
export async function ownershipReport(context: Context, asked: Asked): Promise<Download> {
  const { format } = asked;
  const { report, picture } = await inTime(async () => readReport(context, asked));
  const name = `${report.ownership.subject.name} ${report.ownership.asOf}.${format}`;
  const file = (bytes: Uint8Array) => new Download(bytes, CONTENT_TYPES[format], name);
  if (format === 'json') return file(Buffer.from(`${JSON.stringify(report)}\n`));
  if (format === 'csv') return file(Buffer.from(BYTE_ORDER_MARK + csvOf([report.ownership])));
  const { userKey } = requireUser(context);
  const work = { format, report, ...(picture ? { picture } : {}) };
  return file(await inWorker(userKey, 'ownershipReport', work).catch(tellTooMuch));
}

async function readReport(context: Context, asked: Asked) {
  const caller = requireUser(context);
  const time = allowance();
  const hasPicture = asked.format === 'pdf' || asked.format === 'docx';
  const { row, chart } = await chartAndContent(context, asked.chartKey, hasPicture, time);
  const isOverAll = asked.scope === 'ALL_MY_CHARTS';
  const source: Source = isOverAll
    ? await readSource(context, asked, 'up', time.left())
    : { graph: graphOfContent(row), charts: [asked.chartKey], revision: row.revision };
  assertKnown(source.graph, asked.entityKey, 'ownable');
  const graph = partAbove(source.graph, asked.entityKey);
  const there = new Set(graph.entities.map(({ key }) => key));
  const files = row.files.filter(({ entityKey }) => there.has(entityKey));
  const settings = questionOf(asked);
  const found = await calculated(
    { name: 'report', graph, question: { ...settings, files, traced: TRACED } },
    { owner: caller.userKey, times: 4 + 2 * limits.reportTracedHoldersMax, until: time.until },
  );
  const { generatedBy, names } = await context.read(
    async (tx) => ({
      generatedBy: one(await userName(tx, { key: caller.userKey })).name,
      names: await evidenceNames(tx, caller, { links: graph.links, charts: source.charts }),
    }),
    { timeoutMs: time.left() },
  );
  const about = { chart: { key: row.key, name: row.name }, isOverAll, generatedBy };
  const report = presentReport({ graph, source, settings, found, row, told: reportedRole(names), ...about });
  const picture = chart && (await reportPicture(context, chart, { graph, answer: found.answer, isOverAll }));
  return { report, picture };
}

/** What the report rests on, and the chart as it is drawn where the report shows it: both of one revision. */
async function chartAndContent(context: Context, key: string, hasPicture: boolean, time: Allowance) {
  const caller = requireUser(context);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const chart = hasPicture ? await readChart(context, key) : undefined;
    const row = await context.read((tx) => readableHealth(tx, caller, key), { timeoutMs: time.left() });
    if (!chart || chart.revision === row.revision) return { row, chart };
  }
  throw new AppError('conflict', messages.ownership.reportOvertaken);
}

interface Found {
  graph: OwnershipGraph;
  source: Source;
  settings: ReturnType<typeof questionOf>;
  found: Calculated<'report'>;
  row: HealthRow;
  told: PresentRole<ReportedRole>;
  chart: OwnershipReport['chart'];
  isOverAll: boolean;
  generatedBy: string;
}

function presentReport({ graph, source, settings, found, row, told, ...about }: Found): OwnershipReport {
  const { answer, findings, paths, hash } = found;
  const party = partiesOf(graph);
  const basedOn = presentBasedOn(source, answer, { hash, at: new Date().toISOString() });
  const names = new Map(row.acceptedBy);
  const saidOf = acceptedBy(
    readAccepted(row.acceptedFindings).map((kept) => ({ ...kept, byName: names.get(kept.by) ?? '' })),
  );
  const judged = findings.map((finding) => presentFinding(finding, party, saidOf(finding)));
  return {
    ...about,
    ownership: presentOwnership(answer, judged, basedOn, party),
    paths: paths.map((one) => presentPathsBy(told, one, { graph, basedOn, party })),
    links: countedLinks(graph, found, { ...settings, told }),
    leaveOutUndated: settings.leaveOutUndated,
    majorityWhole: settings.preset === 'own' && settings.majorityWhole,
    withControl: settings.preset === 'own' && settings.withControl,
    listed: settings.listed.map((key) => party(key)),
  };
}

function countedLinks(
  { links, entities }: OwnershipGraph,
  { answer }: Calculated<'report'>,
  { asOf, leaveOutUndated, told }: Found['settings'] & Pick<Found, 'told'>,
): CountedLink[] {
  const counted = new Set(answer.countedLinks);
  const party = partiesOf({ entities, links });
  return links
    .filter(({ key }) => counted.has(key))
    .map((link) => {
      const [ends, where] = [endsOf(link), { linkKey: link.key, chartKey: link.chartKey ?? null }];
      return {
        key: link.key,
        chartKey: where.chartKey,
        from: party(ends.from),
        to: party(ends.to),
        roles: link.roles
          .filter((role) => inForce(role, asOf, leaveOutUndated) !== 'no')
          .map((role) => told(role, where)),
      };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
