import type { WorkSheet } from '@e965/xlsx';
import { decorationValues } from '@stemma/shared/chart/decoration';
import type { ChartNode } from '@stemma/shared/chart/chart';
import { PLACEMENT_FIELDS } from '@stemma/shared/chart/placement';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import type { ChartContent } from '../content';
import { limits } from '@stemma/shared/limits';
import { CELL_TEXT_MAX, textCell } from '../cells';
import { sheet } from '../sheet';
import { DRAWING_HEADINGS, type DrawnKind } from './shape';

/** How a chart is drawn, a row for the chart and each card, link, note and group. Pictures are not in it. */
export function drawingSheet({ chart, entities }: ChartContent): WorkSheet {
  const nodes = chart.nodes.filter(({ typeName }) => typeName !== 'Image');
  const pictures = chart.nodes.length - nodes.length;
  const here = new Map(nodes.map((node) => [node.key, node]));
  const colors = new Map(entities.map(({ key, color }) => [key, color]));
  const groups = new Set(chart.groups.map(({ key }) => key));
  const isNote = (key: string) => !isRecordType(here.get(key)?.typeName ?? 'Custom');
  const { description, routing, styleKey = null } = chart;
  const links = chart.links.filter(({ from, to }) => here.has(from) && here.has(to));
  const rows = [
    row('chart', '', '', { description, routing, styleKey, pictures }),
    ...nodes.map((node) =>
      isRecordType(node.typeName)
        ? row('card', node.key, '', {
            name: node.name,
            // What people read and write has columns of its own.
            placement: { ...placementOf(node), label: null, chartDescription: null },
            color: colors.get(node.key) || null,
          })
        : row('note', node.key, '', {
            typeName: node.typeName,
            name: node.name,
            fields: ownValues(node),
            placement: placementOf(node),
          }),
    ),
    ...links.map((link) => {
      const { arrowType: _arrow, roles: _roles, ...drawn } = link;
      return isNote(link.from) || isNote(link.to)
        ? row('noteLink', link.from, link.to, link)
        : row('link', link.from, link.to, drawn);
    }),
    ...chart.groups.flatMap((group) => {
      const members = group.members.filter((key) => here.has(key) || groups.has(key));
      return inRows(members).map((some) => row('group', group.key, '', { ...group, members: some }));
    }),
  ];
  const stated = rows.filter(({ json }) => json.length <= CELL_TEXT_MAX);
  const [kind, key, to, drawn] = DRAWING_HEADINGS;
  return sheet(
    [
      { heading: kind, width: 10, cell: (one) => textCell(one.kind) },
      { heading: key, width: 38, cell: (one) => textCell(one.key) },
      { heading: to, width: 38, cell: (one) => textCell(one.to) },
      { heading: drawn, width: 60, cell: ({ json }) => textCell(json) },
    ],
    stated,
  );
}

/** What a note keeps, without the chart that it is on. */
function ownValues(node: ChartNode): Record<string, unknown> {
  const { datasetKey: _chart, ...values } = decorationValues(node);
  return values;
}

function placementOf(node: ChartNode): Record<string, unknown> {
  const fields = Object.entries(node).filter(([name]) => PLACEMENT_FIELDS.includes(name));
  return { ...Object.fromEntries(fields), entityKey: node.key };
}

/** Members of a group that one cell holds beside its name, whatever their keys. */
const MEMBERS_A_ROW = Math.floor((CELL_TEXT_MAX - 3000) / (limits.keyMax + 3));

function inRows(members: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(members.length / MEMBERS_A_ROW) }, (_, at) =>
    members.slice(at * MEMBERS_A_ROW, (at + 1) * MEMBERS_A_ROW),
  );
}

interface Row {
  kind: DrawnKind;
  key: string;
  to: string;
  json: string;
}

const row = (kind: DrawnKind, key: string, to: string, drawn: object): Row => ({
  ...{ kind, key, to },
  json: JSON.stringify(drawn),
});
