import type { Chart } from '@stemma/shared/chart/chart';
import { shareText, shownRoles, roleStatusMark, summarize } from '@stemma/shared/chart/roleText';
import { naturalOrder } from '@stemma/shared/nameOrder';
import type { Table } from 'docx';
import type { Paragraph } from 'docx';
import { paragraph } from './styles';
import { textTable } from './table';

/** Most rows of the table; the spreadsheet has them all. */
const ROWS_MAX = 6000;

/** Who holds what, by what role and share: a row for each role, by owner, the largest share first. */
export function holdingsTable({ nodes, links }: Pick<Chart, 'nodes' | 'links'>, today: string): (Table | Paragraph)[] {
  if (links.length === 0) return [note('There are no links on this chart.')];
  const names = new Map(nodes.map(({ key, name }) => [key, name]));
  const held = links.map((link) => {
    const turned = link.arrowType === 'Reversed';
    const owner = names.get(turned ? link.to : link.from) ?? '';
    const holding = names.get(turned ? link.from : link.to) ?? '';
    const { percentage, minimum } = summarize(link.roles, today);
    return { owner, holding, share: percentage ?? minimum ?? -1, roles: shownRoles(link, today) };
  });
  held.sort((a, b) => naturalOrder(a.owner, b.owner) || b.share - a.share || naturalOrder(a.holding, b.holding));
  const rows = held.flatMap(({ owner, holding, roles }) =>
    roles.length
      ? roles.map((role) => [owner, role.role + roleStatusMark(role, today), shareText(role), holding])
      : [[owner, '', '', holding]],
  );
  const left = rows.length - ROWS_MAX;
  const table = textTable({
    widths: [32, 22, 14, 32],
    headings: ['Owner', 'Role', 'Share', 'Holding'],
    rows: rows.slice(0, ROWS_MAX),
  });
  return left > 0 ? [table, note(`And ${left} more, which the chart's spreadsheet has.`)] : [table];
}

function note(text: string): Paragraph {
  return paragraph(text, { style: 'Small' });
}
