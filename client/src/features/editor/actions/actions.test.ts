import { describe, expect, test } from '@jest/globals';
import { clashes } from '../../../chart/model/actions';
import { editorActions } from './table';

describe('the actions of the editor', () => {
  test('claim no key and no id twice', () => {
    expect(clashes(editorActions)).toEqual([]);
  });

  test('have the shortcuts that the product promises', () => {
    const keys = editorActions.flatMap((action) => action.keys ?? []);
    expect(keys).toEqual(expect.arrayContaining(['mod+S', 'mod+E', 'mod+F', 'mod+L', 'Escape', 'mod+Z', 'Delete']));
  });
});
