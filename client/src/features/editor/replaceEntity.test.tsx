import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { closeEntityDialog, useOpenEntityDialog } from '../../components/entityDialog/entityDialogStore';
import { newNode } from '../../chart/model/document';
import { askForReplacement } from './replaceEntity';
import { showInEditor } from './testkit/showInEditor';

afterEach(() => {
  act(closeEntityDialog);
  cleanup();
});

test('an entity that was found shows at once what is known of it', () => {
  const { editor, now } = showInEditor(<></>, { nodes: [newNode({ key: 'old', typeName: 'Company', name: 'Ash' })] });
  const { result } = renderHook(() => useOpenEntityDialog());
  act(() => askForReplacement(editor, 'old'));
  const found = { key: 'new', typeName: 'Company', name: 'Bay', detail: 'C 289070', country: 'SE', chartCount: 2 };
  act(() => result.current?.onDone?.({ ...found, party: 'known' }));
  expect([...now().document.nodes.values()]).toMatchObject([{ ...found, chartCount: 3 }]);
});
