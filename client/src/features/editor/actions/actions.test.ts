import { describe, expect, test } from '@jest/globals';
import { clashes } from '../../../chart/model/actions';
import { chartActions } from './chartActions';
import { selectionActions } from './selectionActions';
import { viewActions } from './viewActions';

describe('the actions of the editor', () => {
  test('claim no key and no id twice', () => {
    expect(clashes([...chartActions, ...selectionActions, ...viewActions])).toEqual([]);
  });

  test('have the shortcuts that the product promises', () => {
    const keys = [...chartActions, ...selectionActions, ...viewActions].flatMap((action) => action.keys ?? []);
    expect(keys).toEqual(expect.arrayContaining(['mod+S', 'mod+E', 'mod+F', 'mod+L', 'Escape', 'mod+Z', 'Delete']));
  });
});
