import { jest } from '@jest/globals';
import type { Chart } from '@stemma/shared/chart/chart';
import { linkShape } from '@stemma/shared/chart/link';
import { moveNodes } from './commands';
import { newNode } from './document';
import { saveText, type ChartGateway } from './saving';
import { createChartSession } from './session';

/** Three companies in a row, of which the first owns the second. */
export const chart: Chart = {
  key: 'chart',
  name: 'Group',
  description: '',
  visibility: 'public',
  routing: 'orthogonal',
  revision: 4,
  organizationKey: 'org',
  folder: null,
  createdDate: '2026-01-01',
  modifiedDate: '2026-01-01',
  createdBy: 'u',
  modifiedBy: 'u',
  viewerCan: { edit: true, share: true, delete: true },
  nodes: ['a', 'b', 'c'].map((key, at) => newNode({ key, typeName: 'Company', name: key.toUpperCase(), x: at * 300 })),
  links: [linkShape.parse({ key: 'ab', from: 'a', to: 'b' })],
  groups: [],
};

/** A session of that chart, or of one that is otherwise, with a gateway that agrees to everything unless it is told what to answer. */
export function open(more: Partial<Chart> = {}) {
  const save = jest.fn<ChartGateway['save']>(async ({ revision }) => ({ ok: true, revision: revision + 1 }));
  const read = jest.fn<ChartGateway['read']>(async () => ({ ...chart, ...more }));
  const standing = jest.fn<ChartGateway['standing']>(async () => 'readable');
  const create = jest.fn<ChartGateway['create']>(async () => ({ ok: true, revision: 1 }));
  const wait = jest.fn<(milliseconds: number) => Promise<void>>(async () => undefined);
  const letGo = jest.fn<(name: string) => void>();
  const refused = jest.fn<(message: string) => void>();
  let keys = 0;
  let clock = 0;
  const session = createChartSession(
    { ...chart, ...more },
    {
      gateway: { save, read, standing, create },
      viewerKey: 'me',
      wait,
      letGo,
      refused,
      newKey: () => `key${++keys}`,
      now: () => (clock += 10_000),
    },
  );
  const text = () => saveText(session.store.getState().phase, session.store.getState().unsaved).text;
  return { session, save, read, standing, create, wait, letGo, refused, text, state: () => session.store.getState() };
}

/** Puts a card elsewhere. */
export const move = (key: string, x: number) => moveNodes(new Map([[key, { x, y: 0 }]]));
