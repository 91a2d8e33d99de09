import { expect, test } from '@jest/globals';
import { canonicalKeys, keyNames, keysText, matchesKeys } from './keys';

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  ({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }) as KeyboardEvent;

test('mod is Cmd on a Mac and Ctrl elsewhere', () => {
  expect(matchesKeys('mod+S', press('s', { ctrlKey: true }), false)).toBe(true);
  expect(matchesKeys('mod+S', press('s', { metaKey: true }), false)).toBe(false);
  expect(matchesKeys('mod+S', press('s', { metaKey: true }), true)).toBe(true);
  expect(matchesKeys('mod+S', press('s', { ctrlKey: true }), true)).toBe(false);
});

test('more or fewer modifiers are other keys', () => {
  expect(matchesKeys('mod+Z', press('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(matchesKeys('mod+shift+Z', press('Z', { ctrlKey: true, shiftKey: true }), false)).toBe(true);
  expect(matchesKeys('Delete', press('Delete'), false)).toBe(true);
  expect(matchesKeys('Delete', press('Delete', { altKey: true }), false)).toBe(false);
});

test('a symbol is recognised wherever the keyboard has it', () => {
  expect(matchesKeys('shift+?', press('?', { shiftKey: true }), false)).toBe(true);
  expect(matchesKeys('mod+plus', press('+', { ctrlKey: true }), false)).toBe(true);
  expect(matchesKeys('mod++', press('+', { ctrlKey: true, shiftKey: true }), false)).toBe(true);
});

test('on a keyboard of another script the key at the same place counts', () => {
  expect(matchesKeys('mod+S', press('ы', { ctrlKey: true, code: 'KeyS' }), false)).toBe(true);
  expect(matchesKeys('mod+S', press('o', { ctrlKey: true, code: 'KeyS' }), false)).toBe(false);
});

test('two spellings of the same keys are the same', () => {
  expect(canonicalKeys('shift+mod+z')).toBe(canonicalKeys('mod+shift+Z'));
  expect(canonicalKeys('shift+?')).toBe(canonicalKeys('?'));
});

test('keys are shown as people know them', () => {
  expect(keysText('mod+shift+Z', false)).toBe('Ctrl+Shift+Z');
  expect(keysText('mod+shift+Z', true)).toBe('⌘⇧Z');
  expect(keyNames('Escape', false)).toEqual(['Esc']);
  expect(keyNames('shift+?', false)).toEqual(['?']);
});
