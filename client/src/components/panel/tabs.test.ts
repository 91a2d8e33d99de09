import { describe, expect, test } from '@jest/globals';
import { panelTabs, shownTab } from './tabs';

const none = { info: false, files: false, notes: false, keyPersons: false, ownership: false };

describe('the tabs of the entity panel', () => {
  test('are seven for whoever is signed in, and "Remove Entity" on a chart that is being edited', () => {
    const user = { kind: 'user', accountType: 'Standard', onEditedChart: false, onSharedChart: false } as const;
    expect(panelTabs(user)).toEqual(['info', 'file', 'notes', 'people', 'ownership', 'charts', 'security']);
    expect(panelTabs({ ...user, onEditedChart: true }).at(-1)).toBe('bin');
    expect(panelTabs({ ...user, onSharedChart: true })).toContain('share');
  });

  test('of a share link are those granted, and never charts, About or Remove', () => {
    const all = { info: true, files: true, notes: true, keyPersons: true, ownership: true };
    expect(panelTabs({ kind: 'visitor', grants: all })).toEqual(['info', 'file', 'notes', 'people', 'ownership']);
    expect(panelTabs({ kind: 'visitor', grants: none })).toEqual([]);
  });

  test.each([
    [{ ...none, keyPersons: true, notes: true }, 'notes'],
    [{ ...none, keyPersons: true, files: true }, 'file'],
    [{ ...none, keyPersons: true }, 'people'],
    [none, null],
  ])('of a share link open on the first that is granted: %j', (grants, first) => {
    expect(shownTab(panelTabs({ kind: 'visitor', grants }))).toBe(first);
  });

  test('open on the one asked for where there is one', () => {
    const tabs = panelTabs({ kind: 'user', accountType: 'viewOnly', onEditedChart: false, onSharedChart: false });
    expect(shownTab(tabs, 'people')).toBe('people');
    expect(shownTab(tabs, 'bin')).toBe('info');
  });
});
