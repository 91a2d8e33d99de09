import { ownershipMessages } from '@stemma/shared/messages/ownership';
import type { ReportAsked } from '@stemma/shared/rules/ownership';
import type { UserCaller } from '../../access/caller';
import { readChart } from '../../charts/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { picturesOf } from '../../documents/pictures';
import type { Download } from '../../download';
import { AppError, notFound } from '../../errors';
import { openSnapshot } from '../../snapshots/service';
import { one } from '../../store';
import { acceptedBy, readAccepted } from '../accepted';
import type { Allowance } from '../allowance';
import { allowance, inTime } from '../allowance';
import { namesCitedBy } from '../evidence';
import { readableHealth } from '../health';
import { readSource } from '../source';
import type { Source } from '../sourceShape';
import type { HealthRow } from '../store';
import { userName } from '../store';
import { graphOfView } from '../view';
import type { ReportView } from './make';
import { hasPicture, makeReport, reportFile } from './make';
import type { PicturedChart } from './picture';
import type { OwnershipReport } from './report';

const TRIES = 3;

type Asked = ReportAsked & { chartKey: string };

/**
 * A report of who owns and controls an entity, made of one answer: that which `ownership` gives to the same question. With the scope
 * ALL_MY_CHARTS the numbers are those over all charts of the caller; picture and what was set aside are of the chart that is named.
 * Throws `notFound` for what the caller may not know of.
 */
export async function ownershipReport(context: Context, asked: Asked): Promise<Download> {
  const caller = requireUser(context);
  const document = await inTime(async () => {
    const time = allowance();
    return makeReport(await viewOf(context, caller, asked, time), asked, time);
  });
  return reportFile(document, asked.format, caller.userKey);
}

async function viewOf(context: Context, caller: UserCaller, asked: Asked, time: Allowance): Promise<ReportView> {
  const isOverAll = asked.scope === 'ALL_MY_CHARTS';
  const { snapshotKey } = asked;
  const { row, source, snapshot, chart } =
    snapshotKey && !isOverAll
      ? await asInSnapshot(context, { ...asked, snapshotKey }, time)
      : await asSaved(context, asked, time);
  const { userKey } = caller;
  const { name } = await context.read(async (tx) => one(await userName(tx, { key: userKey })), {
    timeoutMs: time.left(),
  });
  const names = new Map(row.acceptedBy);
  return {
    source: isOverAll ? await readSource(context, asked, 'up', time.left()) : source,
    owner: userKey,
    about: {
      chart: { key: row.key, name: row.name },
      ...{ snapshot, isShared: false, isOverAll, note: null, generatedBy: name },
    },
    files: row.files,
    acceptedAs: acceptedBy(
      readAccepted(row.acceptedFindings).map((finding) => ({ ...finding, byName: names.get(finding.by) ?? '' })),
    ),
    evidenceOf: ({ links }) => namesCitedBy(context, links, time),
    pictured: hasPicture(asked.format) ? { chart, pictures: () => picturesOf(context, chart) } : undefined,
  };
}

/** What a report rests on. */
interface ReadForReport {
  row: HealthRow;
  source: Source;
  snapshot: OwnershipReport['snapshot'];
  chart: PicturedChart['chart'];
}

const UNDRAWN: PicturedChart['chart'] = { nodes: [], links: [], groups: [], routing: 'orthogonal' };

/** The chart as it is saved, and as it is drawn where the report shows it: both of one revision. */
async function asSaved(context: Context, { chartKey, format }: Asked, time: Allowance): Promise<ReadForReport> {
  const caller = requireUser(context);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const chart = hasPicture(format) ? await readChart(context, chartKey) : undefined;
    const row = await context.read((tx) => readableHealth(tx, caller, chartKey), { timeoutMs: time.left() });
    if (chart && chart.revision !== row.revision) continue;
    const source = { view: { content: row.content }, charts: [chartKey], revision: row.revision };
    return { row, source, snapshot: null, chart: chart ?? UNDRAWN };
  }
  throw new AppError('conflict', ownershipMessages.reportOvertaken);
}

/** The chart as a snapshot of it kept it; what was set aside and the days of files are those of today. */
async function asInSnapshot(
  context: Context,
  { chartKey, snapshotKey }: Asked & { snapshotKey: string },
  time: Allowance,
): Promise<ReadForReport> {
  const caller = requireUser(context);
  const { key, name, createdDate, revision, ...snapshot } = await openSnapshot(context, snapshotKey);
  if (snapshot.chartKey !== chartKey) throw notFound();
  const { nodes, links, groups, routing, style } = snapshot;
  return {
    row: await context.read((tx) => readableHealth(tx, caller, chartKey), { timeoutMs: time.left() }),
    source: { view: { graph: graphOfView({ nodes, links }) }, charts: [chartKey], revision },
    snapshot: { key, name, createdDate },
    chart: { nodes, links, groups, routing, ...(style && { style }) },
  };
}
