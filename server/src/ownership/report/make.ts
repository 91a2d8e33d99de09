import { limits } from '@stemma/shared/limits';
import type { ReportFormat } from '@stemma/shared/rules/ownership';
import { endsOf } from '@stemma/shared/ownership/directedLink';
import { inForce } from '@stemma/shared/ownership/day';
import type { Finding, FindingsSettings } from '@stemma/shared/ownership/finding';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { tellTooMuch } from '../../documents/tooMuch';
import { CSV_TYPE, DOCX_TYPE, Download, JSON_TYPE, PDF_TYPE, XLSX_TYPE } from '../../download';
import { inWorker } from '../../work/inWorker';
import type { AcceptedFinding } from '../accepted';
import type { Allowance } from '../allowance';
import type { Calculated } from '../calculate';
import { csvOf } from '../holderTable';
import { partOf } from '../part';
import { partiesOf, presentBasedOn, presentFinding, presentOwnership, presentPaths } from '../present';
import type { EvidenceNames } from '../presentRole';
import { presentRole } from '../presentRole';
import type { Settings } from '../question';
import { questionOf } from '../question';
import { calculated } from '../run';
import type { Source } from '../sourceShape';
import { graphOf } from '../sourceShape';
import type { PicturedChart } from './picture';
import { reportPicture } from './picture';
import type { CountedLink, OwnershipReport, ReportDocument } from './report';

const CONTENT_TYPES = { pdf: PDF_TYPE, docx: DOCX_TYPE, xlsx: XLSX_TYPE, csv: CSV_TYPE, json: JSON_TYPE } as const;
/** What tells a spreadsheet that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const TRACED = { holders: limits.reportTracedHoldersMax, paths: limits.reportPathsMax };

/** What a report is made of: the view of who asks for it, and what is said of that. */
export interface ReportView {
  source: Source;
  /** Key of the user, or of the share link, whose turn the work takes. */
  owner: string;
  about: Pick<OwnershipReport, 'chart' | 'snapshot' | 'isShared' | 'isOverAll' | 'note' | 'generatedBy'>;
  /** Files with a day on which they expire. */
  files: NonNullable<FindingsSettings['files']>;
  /** What is said of a finding that was set aside. */
  acceptedAs: (finding: Finding) => (AcceptedFinding & { byName: string }) | undefined;
  /** Names what the roles of links cite, as far as the caller may see it. */
  evidenceOf: (graph: OwnershipGraph) => EvidenceNames | Promise<EvidenceNames>;
  /** What the report shows of the chart; undefined where it has no picture. */
  pictured: PicturedChart | undefined;
}

/** Whether a report of this form shows the chart. */
export const hasPicture = (format: ReportFormat): boolean => format === 'pdf' || format === 'docx';

/** A report on a view that was read: of the answer that `ownershipIn` gives to the same question. */
export async function makeReport(view: ReportView, asked: Settings, { until }: Allowance): Promise<ReportDocument> {
  const { source, owner, pictured } = view;
  const graph = partOf(graphOf(source.view), { above: asked.entityKey });
  const there = new Set(graph.entities.map(({ key }) => key));
  const files = view.files.filter(({ entityKey }) => there.has(entityKey));
  const settings = questionOf(asked);
  const { found } = await calculated(
    { name: 'report', view: { graph }, on: 'everything', question: { ...settings, files, traced: TRACED } },
    { owner, times: 4 + 2 * limits.reportTracedHoldersMax, until },
  );
  const report = presentReport({ view, graph, settings, found, names: await view.evidenceOf(graph) });
  const { isOverAll } = view.about;
  const picture = pictured && (await reportPicture(pictured, { graph, answer: found.answer, isOverAll }));
  return { report, ...(picture ? { picture } : {}) };
}

/** A report as a file. Throws `unprocessable` for one that is too much work. */
export async function reportFile(document: ReportDocument, format: ReportFormat, owner: string): Promise<Download> {
  const { report } = document;
  const name = `${report.ownership.subject.name} ${report.ownership.asOf}.${format}`;
  const file = (bytes: Uint8Array) => new Download(bytes, CONTENT_TYPES[format], name);
  if (format === 'json') return file(Buffer.from(`${JSON.stringify(report)}\n`));
  if (format === 'csv') return file(Buffer.from(BYTE_ORDER_MARK + csvOf([report.ownership], report.note)));
  return file(await inWorker(owner, 'ownershipReport', { format, ...document }).catch(tellTooMuch));
}

interface Found {
  view: ReportView;
  graph: OwnershipGraph;
  settings: ReturnType<typeof questionOf>;
  found: Calculated<'report'>;
  names: EvidenceNames;
}

function presentReport({ view, graph, settings, found, names }: Found): OwnershipReport {
  const { answer, findings, paths, hash } = found;
  const party = partiesOf(graph);
  const basedOn = presentBasedOn(view.source, answer, { hash, at: new Date().toISOString() });
  const judged = findings.map((finding) => presentFinding(finding, party, view.acceptedAs(finding)));
  return {
    ...view.about,
    ownership: presentOwnership(answer, judged, basedOn, party),
    paths: paths.map((one) => presentPaths(one, { graph, names, basedOn, party })),
    links: countedLinks(graph, found, { ...settings, names }),
    leaveOutUndated: settings.leaveOutUndated,
    majorityWhole: settings.preset === 'own' && settings.majorityWhole,
    withControl: settings.preset === 'own' && settings.withControl,
    listed: settings.listed.map((key) => party(key)),
  };
}

function countedLinks(
  { links, entities }: OwnershipGraph,
  { answer }: Calculated<'report'>,
  { asOf, leaveOutUndated, names }: Found['settings'] & Pick<Found, 'names'>,
): CountedLink[] {
  const present = presentRole(names);
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
          .map((role) => present(role, where)),
      };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}
