import type { ReactElement } from 'react';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byKey } from '@stemma/shared/byKey';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { NodeRecord } from '../../../chart/model/document';
import { createChartSession } from '../../../chart/model/session';
import type { ChartGateway } from '../../../chart/model/saving';
import { showWithServer, type Answer } from '../../../testkit/showWithServer';
import { EditorContext, type Editor } from '../editor';
import { snapshotAsChart } from '../snapshots/snapshotAsChart';
import type { Source } from '../source';
import { createUi } from '../ui';

interface Around {
  nodes?: readonly NodeRecord[];
  links?: readonly ChartLink[];
  /** Whether the user may edit the chart, and is at it. */
  edit?: boolean;
  /** What saving answers; without it, saving fails the test. */
  save?: ChartGateway['save'];
  /** What the chart is; one of its own unless told. */
  source?: Source;
  answer?: Answer;
}

/** Shows a piece of the editor on a chart of these cards and links, */
export function showInEditor(
  piece: ReactElement,
  { nodes = [], links = [], edit = true, save, source = { kind: 'chart' }, answer = () => ({}) }: Around = {},
) {
  const props = { name: 'Group', description: '', routing: 'orthogonal' } as const;
  const never = () => Promise.reject(new Error('not asked'));
  let made = 0;
  const session = createChartSession(
    {
      ...snapshotAsChart('c1', { props, nodes: byKey([...nodes]), links: byKey([...links]), groups: new Map() }),
      viewerCan: { edit, share: false, delete: false },
    },
    {
      gateway: { save: save ?? never, create: never, read: never, standing: never },
      newKey: () => `k${(made += 1)}`,
      now: () => 0,
      wait: never,
    },
  );
  session.setMode(edit ? 'edit' : 'view');
  const ui = createUi();
  const showSnapshot = jest.fn<Editor['showSnapshot']>();
  const editor: Editor = { session, source, ui, canvas: { current: null }, showSnapshot };
  const { sent } = showWithServer(<EditorContext value={editor}>{piece}</EditorContext>, answer);
  const now = () => session.store.getState();
  const undo = () => act(() => session.undo());
  return { editor, session, ui, sent, showSnapshot, now, undo, user: userEvent.setup({ delay: null }) };
}
