import { utils } from '@e965/xlsx';
import type { WorkSheet } from '@e965/xlsx';
import { documentText } from '@stemma/shared/chart/roleSource';
import { bookFile } from '../../documents/bookFile';
import { dateCell, numberCell, textCell } from '../../documents/cells';
import { sheet } from '../../documents/sheet';
import { METHOD } from './method';
import type { OwnershipReport, PresentedPaths } from './report';
import { categoryText, reportFacts, kindOf, verdictsText, verdictText, warningsOf } from './texts';

/** The bytes of an .xlsx file with the sheets Summary, Holders, Paths, Links and Findings: shares as numbers in percent, unrounded; no cell a formula. */
export function reportWorkbook(report: OwnershipReport): Uint8Array {
  const book = utils.book_new();
  book.Props = { Title: `Who owns ${report.ownership.subject.name}`, Application: 'Stemma' };
  utils.book_append_sheet(book, summarySheet(report), 'Summary');
  utils.book_append_sheet(book, holderSheet(report), 'Holders');
  utils.book_append_sheet(book, pathSheet(report), 'Paths');
  utils.book_append_sheet(book, linkSheet(report), 'Links');
  utils.book_append_sheet(book, findingSheet(report), 'Findings');
  return bookFile(book);
}

function summarySheet(report: OwnershipReport): WorkSheet {
  const { coverage, coverageText, controllers } = report.ownership;
  const rows = [
    ...reportFacts(report).map(([name, says]) => [textCell(name), textCell(says)]),
    [textCell('Coverage'), textCell(coverageText)],
    ...coverage.map(({ category, share }) => [textCell(`Coverage, ${categoryText(category)}`), numberCell(share)]),
    ...warningsOf(report).map((text) => [textCell('Note'), textCell(text)]),
    ...controllers.map(({ party, certain, through }) => [
      textCell(certain ? 'Controlled by' : 'Perhaps controlled by'),
      textCell([party.name, ...through.map(({ name }) => name)].join(' → ')),
    ]),
    ...METHOD.map((text) => [textCell('Method'), textCell(text)]),
  ];
  const made = utils.aoa_to_sheet(rows);
  made['!cols'] = [{ wch: 28 }, { wch: 100 }];
  return made;
}

function holderSheet(report: OwnershipReport): WorkSheet {
  return sheet(
    [
      { heading: 'Holder', width: 32, cell: ({ party }) => textCell(party.name) },
      { heading: 'Kind', width: 14, cell: ({ party }) => textCell(kindOf(party)) },
      { heading: 'Ultimate', width: 10, cell: ({ ultimate }) => textCell(ultimate ? 'Yes' : 'No') },
      { heading: 'Direct', width: 12, cell: ({ direct }) => numberCell(direct) },
      { heading: 'Indirect', width: 12, cell: ({ indirect }) => numberCell(indirect) },
      { heading: 'Total', width: 12, cell: ({ total, computable }) => numberCell(computable ? total : null) },
      { heading: 'At most', width: 12, cell: ({ upper }) => numberCell(upper) },
      { heading: 'If all unknown were his', width: 20, cell: ({ ceiling }) => numberCell(ceiling) },
      { heading: 'More than the total', width: 18, cell: ({ moreThan }) => textCell(moreThan ? 'Yes' : 'No') },
      { heading: 'Declared', width: 12, cell: ({ declared }) => numberCell(declared) },
      { heading: verdictsText(report), width: 14, cell: ({ verdict }) => textCell(verdictText(verdict)) },
      { heading: 'Why', width: 60, cell: ({ why }) => textCell(why.join('; ')) },
      {
        heading: 'Parties of the trust',
        width: 40,
        cell: ({ parties }) => textCell(parties.map(({ party, as }) => `${as}: ${party.name}`).join('; ')),
      },
      { heading: 'Key', width: 38, cell: ({ party }) => textCell(party.key) },
    ],
    report.ownership.holders,
  );
}

type PathRow = Pick<PresentedPaths, 'holder'> & { path: PresentedPaths['paths'][number]; number: number };
type StepRow = PathRow & {
  step: PathRow['path']['steps'][number];
  role?: PathRow['path']['steps'][number]['roles'][number];
};

/** A row for each role of each step of a path, so that evidence can be filtered and counted. */
function pathSheet({ paths }: OwnershipReport): WorkSheet {
  const rows = paths.flatMap(({ holder, paths: own }) =>
    own.flatMap((path, at) =>
      path.steps.flatMap((step): StepRow[] => {
        const row = { holder, path, step, number: at + 1 };
        return step.roles.length ? step.roles.map((role) => ({ ...row, role })) : [row];
      }),
    ),
  );
  return sheet(
    [
      { heading: 'Holder', width: 28, cell: ({ holder }) => textCell(holder.name) },
      { heading: 'Path', width: 8, cell: ({ number }) => numberCell(number) },
      { heading: 'Share of the path', width: 16, cell: ({ path }) => numberCell(path.share) },
      { heading: 'The path', width: 60, cell: ({ path }) => textCell(path.text) },
      { heading: 'From', width: 28, cell: ({ step }) => textCell(step.from.name) },
      { heading: 'To', width: 28, cell: ({ step }) => textCell(step.to.name) },
      { heading: 'Share of the step', width: 16, cell: ({ step }) => numberCell(step.notStated ? null : step.share) },
      { heading: 'Role', width: 24, cell: ({ role }) => textCell(role?.role) },
      { heading: 'Start', width: 12, cell: ({ role }) => dateCell(role?.startDate) },
      { heading: 'End', width: 12, cell: ({ role }) => dateCell(role?.endDate) },
      { heading: 'Source', width: 32, cell: ({ role }) => textCell(role?.source) },
      { heading: 'Evidence', width: 44, cell: ({ role }) => textCell(role?.documents.map(documentText).join('; ')) },
      { heading: 'Documents', width: 10, cell: ({ role }) => numberCell(role?.evidence || null) },
      { heading: 'Checked on', width: 12, cell: ({ role }) => dateCell(role?.checkedOn) },
      { heading: 'Checked by', width: 20, cell: ({ role }) => textCell(role?.checkedBy) },
    ],
    rows,
  );
}

type LinkRow = OwnershipReport['links'][number] & { role?: OwnershipReport['links'][number]['roles'][number] };

function linkSheet({ links }: OwnershipReport): WorkSheet {
  const rows = links.flatMap((link): LinkRow[] =>
    link.roles.length ? link.roles.map((role) => ({ ...link, role })) : [link],
  );
  return sheet(
    [
      { heading: 'Holder', width: 32, cell: ({ from }) => textCell(from.name) },
      { heading: 'Held', width: 32, cell: ({ to }) => textCell(to.name) },
      { heading: 'Role', width: 24, cell: ({ role }) => textCell(role?.role) },
      { heading: 'Percentage', width: 12, cell: ({ role }) => numberCell(role?.percentage) },
      { heading: 'Minimum percentage', width: 12, cell: ({ role }) => numberCell(role?.minimum) },
      { heading: 'Maximum percentage', width: 12, cell: ({ role }) => numberCell(role?.maximum) },
      { heading: 'Held directly', width: 12, cell: ({ role }) => textCell(role?.via) },
      { heading: 'Start', width: 12, cell: ({ role }) => dateCell(role?.startDate) },
      { heading: 'End', width: 12, cell: ({ role }) => dateCell(role?.endDate) },
      { heading: 'Interest', width: 20, cell: ({ role }) => textCell(role?.interest) },
      { heading: 'Source', width: 32, cell: ({ role }) => textCell(role?.source) },
      { heading: 'Evidence', width: 44, cell: ({ role }) => textCell(role?.documents.map(documentText).join('; ')) },
      { heading: 'Documents', width: 10, cell: ({ role }) => numberCell(role?.evidence || null) },
      { heading: 'Checked on', width: 12, cell: ({ role }) => dateCell(role?.checkedOn) },
      { heading: 'Checked by', width: 20, cell: ({ role }) => textCell(role?.checkedBy) },
      { heading: 'Link key', width: 38, cell: ({ key }) => textCell(key) },
      { heading: 'Chart key', width: 38, cell: ({ chartKey }) => textCell(chartKey) },
    ],
    rows,
  );
}

function findingSheet({ ownership: { findings } }: OwnershipReport): WorkSheet {
  return sheet(
    [
      { heading: 'Severity', width: 12, cell: ({ severity }) => textCell(severity) },
      { heading: 'Code', width: 14, cell: ({ code }) => textCell(code) },
      { heading: 'Finding', width: 60, cell: ({ text }) => textCell(text) },
      { heading: 'About', width: 40, cell: ({ entities }) => textCell(entities.map(({ name }) => name).join(', ')) },
      { heading: 'What could be done', width: 48, cell: ({ suggestion }) => textCell(suggestion) },
      { heading: 'Set aside because', width: 40, cell: ({ accepted }) => textCell(accepted?.reason) },
      { heading: 'Set aside by', width: 24, cell: ({ accepted }) => textCell(accepted?.byName) },
      { heading: 'Set aside on', width: 14, cell: ({ accepted }) => dateCell(accepted?.on) },
    ],
    findings,
  );
}
