import { limits } from '@stemma/shared/limits';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import type { SharedReportAsked } from '@stemma/shared/rules/ownership';
import type { Context } from '../../context';
import type { Drawn } from '../../documents/leftOut';
import type { StoredPictures } from '../../documents/picture/annotationImages';
import { picturesBy } from '../../documents/pictures';
import type { Download } from '../../download';
import { forbidden } from '../../errors';
import type { SharedContent } from '../../sharing/shown/content';
import { drawnForVisitors } from '../../sharing/shown/drawn';
import { pictureOnCards } from '../../sharing/shown/files';
import { ownershipView } from '../../sharing/shown/service';
import type { Visit } from '../../sharing/visits/shareLinkAccess';
import { requireOpenLink } from '../../sharing/visits/shareLinkAccess';
import { noteOpened, noteTakenBy } from '../../sharing/visits/service';
import { limitConcurrency } from '../../work/limitConcurrency';
import { waiting } from '../../work/waiting';
import { allowance, inTime } from '../allowance';
import { sourceOfShared } from '../shared';
import type { ReportView } from './make';
import { hasPicture, makeReport, reportFile } from './make';

/** Visitors of all links have one report made at a time, so that signed-in users always have the other thread; their links take turns. */
const inVisitorsTurn = limitConcurrency(1);
const waitingOfLink = waiting(limits.shareReportsWaitingMax, sharingMessages.reportsWaiting);

/**
 * The report of who owns and controls an entity in the view of a share link, as of the link's day unless another is asked for. Throws
 * `notFound` where the link does not let ownership be calculated, `forbidden` where it does not let what it shows be saved, `tooMany` where
 * too many reports of it wait. Goes into the link's log.
 */
export async function sharedOwnershipReport(
  context: Context,
  visit: Visit,
  asked: SharedReportAsked,
): Promise<Download> {
  const { linkKey } = visit;
  return waitingOfLink(linkKey, () => inVisitorsTurn(linkKey, () => madeFor(context, visit, asked)));
}

async function madeFor(context: Context, visit: Visit, { format, ...asked }: SharedReportAsked): Promise<Download> {
  const document = await inTime(async () => {
    const time = allowance();
    const content = await ownershipView(context, visit, { timeoutMs: time.left() });
    if (!content.mayExport) throw forbidden(sharingMessages.mayNotSave);
    const settings = { ...asked, asOf: asked.asOf ?? content.asOf };
    const chart = drawnForVisitors(content);
    const pictured = hasPicture(format) ? { chart, pictures: () => picturesFor(context, visit, chart) } : undefined;
    return makeReport({ ...viewOfShared(content, visit.linkKey), pictured }, settings, time);
  });
  const file = await reportFile(document, format, visit.linkKey);
  await context.read((tx) => requireOpenLink(tx, visit));
  await noteOpened(context, visit);
  await noteTakenBy(context, visit, { kind: 'file', name: file.fileName });
  return file;
}

/** All that a report says to a visitor is in what his link shows; `owner` is the link's key. */
export function viewOfShared(content: SharedContent, owner: string): ReportView {
  const evidence = new Map(content.evidence.map((named) => [named.key, named]));
  return {
    source: sourceOfShared(content),
    owner,
    about: {
      chart: { key: content.key, name: content.name },
      ...{ snapshot: null, isShared: true, isOverAll: false },
      note: ownershipMessages.mayLeaveOut,
      generatedBy: 'a visitor',
    },
    files: [],
    acceptedAs: () => undefined,
    evidenceOf: () => evidence,
    pictured: undefined,
  };
}

function picturesFor(context: Context, visit: Visit, chart: Drawn): Promise<StoredPictures> {
  const cards = new Set(chart.nodes.map(({ key }) => key));
  return picturesBy((fullPath) => pictureOnCards(context, visit, { fullPath, cards }), chart);
}
