import cytoscape, { type Core } from 'cytoscape';
import type { gridChart } from '../gridChart';

/** A chart in Cytoscape as anybody would write it: boxes with a name, right-angled links with a label. */
export function openBare(host: HTMLElement, { nodes, links }: ReturnType<typeof gridChart>): Core {
  return cytoscape({
    container: host,
    layout: { name: 'preset' },
    elements: [
      ...nodes.map(({ key, name, x, y }) => ({ data: { id: key, name }, position: { x, y } })),
      ...links.map(({ key, from, to, roles: [role] }) => ({
        data: { id: key, source: from, target: to, label: `${role?.percentage ?? ''}% ${role?.role ?? ''}` },
      })),
    ],
    style: [
      {
        selector: 'node',
        style: {
          ...{ shape: 'round-rectangle', width: 200, height: 64, label: 'data(name)', 'font-size': 14 },
          ...{ 'text-valign': 'center', 'text-wrap': 'wrap', 'text-max-width': '180px', 'font-weight': 600 },
          ...{ 'background-color': '#ffffff', 'border-width': 1, 'border-color': '#d0d5dd' },
        },
      },
      {
        selector: 'edge',
        style: {
          ...{ 'curve-style': 'taxi', 'target-arrow-shape': 'triangle', width: 1.5, 'line-color': '#006D75' },
          ...{
            label: 'data(label)',
            'font-size': 12,
            'text-background-color': '#ffffff',
            'text-background-opacity': 1,
          },
        },
      },
    ],
  });
}
