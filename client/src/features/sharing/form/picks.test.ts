import { expect, test } from '@jest/globals';
import { choiceTree, turnedPick, withBelow } from './picks';

const row = (key: string, folder = '', sharedIn: string[] = []) => ({ key, name: key, folder, sharedIn });
const area = {
  key: 'e',
  folders: [row('outer'), row('Inner', 'outer')],
  files: [row('b.pdf'), row('A.pdf'), row('deep.pdf', 'Inner', ['s1']), row('lost.pdf', 'gone')],
  links: [{ ...row('register', 'outer', ['s2']), url: 'https://register.example' }],
};
const tree = choiceTree(area, 's1');

test('the choices stand by name, what lies in a folder beneath it, what has lost its folder at the root', () => {
  expect(tree.map(({ key, depth }) => `${depth} ${key}`)).toEqual([
    '0 A.pdf',
    '0 b.pdf',
    '0 lost.pdf',
    '0 outer',
    '1 Inner',
    '2 deep.pdf',
    '1 register',
  ]);
  expect(tree.filter(({ wasShown }) => wasShown).map(({ key }) => key)).toEqual(['deep.pdf']);
});

test('a new link shows nothing yet', () => {
  expect(choiceTree(area, null).some(({ wasShown }) => wasShown)).toBe(false);
});

test('a folder is turned on and off with everything below it', () => {
  const on = turnedPick(tree, new Set(['A.pdf']), 'outer');
  expect([...on].sort()).toEqual(['A.pdf', 'Inner', 'deep.pdf', 'outer', 'register']);
  expect([...turnedPick(tree, on, 'outer')]).toEqual(['A.pdf']);
});

test('a file is turned by itself', () => {
  expect([...turnedPick(tree, new Set(), 'b.pdf')]).toEqual(['b.pdf']);
});

test('what came into a shared folder later is among what is shown with it', () => {
  expect(withBelow(tree, ['Inner']).has('deep.pdf')).toBe(true);
});

test('a web link is never called by another address than it opens', () => {
  const link = (name: string, url: string) => ({ ...row('l'), name, url });
  const shown = (name: string, url: string) => {
    const [one] = choiceTree({ ...area, files: [], folders: [], links: [link(name, url)] }, null);
    return [one?.name, one?.leadsTo];
  };
  expect(shown('bank.example', 'https://evil.example/x')).toEqual(['https://evil.example/x', 'evil.example']);
  expect(shown('Register', 'https://xn--bcher-kva.example')).toEqual(['Register', null]);
  expect(shown('https://b\u00fccher.example', 'https://b\u00fccher.example')).toEqual([
    'https://xn--bcher-kva.example',
    'xn--bcher-kva.example',
  ]);
});
