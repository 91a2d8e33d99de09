import { describe, expect, test } from '@jest/globals';
import { clashes } from '../../../chart/model/actions';
import { sheetLabel } from '../useActions';
import { editorActions } from './table';

describe('the actions of the editor', () => {
  test('claim no key and no id twice', () => {
    expect(clashes(editorActions)).toEqual([]);
  });

  test('have words for the shortcut sheet that do not change', () => {
    const withKeys = editorActions.filter(({ keys, shownKeys }) => keys?.length || shownKeys);
    const labels = withKeys.map(sheetLabel);
    expect(labels.filter((label) => !/^[A-Z]/.test(label))).toEqual([]);
    expect(labels).toContain('Copy');
  });

  test('have the shortcuts that the product promises', () => {
    const keys = editorActions.flatMap((action) => action.keys ?? []);
    expect(keys).toEqual(expect.arrayContaining(['mod+S', 'mod+E', 'mod+F', 'mod+L', 'Escape', 'mod+Z', 'Delete']));
  });
});
