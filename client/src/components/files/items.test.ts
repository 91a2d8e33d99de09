import { expect, test } from '@jest/globals';
import type { FileArea } from './documents';
import { allItems, breadcrumb, fileKindOf, shownItems, withContents } from './items';

const createdDate = '2026-01-02T03:04:05.000Z';
const file = (name: string, folder = '') => ({
  key: `file ${name}`,
  name,
  folder,
  size: 2000,
  preview: null,
  createdDate,
  createdBy: 'u',
  expires: null,
  shared: false,
});
const folder = (key: string, name: string, around = '') => ({
  key,
  name,
  folder: around,
  size: 0,
  createdDate,
  shared: false,
});
const link = (name: string) => ({
  key: `link ${name}`,
  name,
  url: 'example.org',
  folder: '',
  createdDate,
  shared: false,
});

const area: FileArea = {
  key: 'e',
  name: 'Entity',
  mayEdit: true,
  files: [file('b.PDF'), file('deed.txt', 'outer'), file('Deed 2.txt', 'inner'), file('lost.txt', 'gone')],
  folders: [folder('outer', 'archive'), folder('inner', 'Inner', 'outer'), folder('deep', 'Deep', 'inner')],
  links: [link('Atlas')],
};
const items = allItems(area);
const names = (shown: readonly { name: string }[]) => shown.map(({ name }) => name);

test('files, folders and links stand together by name, whatever their case', () => {
  expect(names(shownItems(items, '', ''))).toEqual(['archive', 'Atlas', 'b.PDF', 'lost.txt']);
});

test('what lies in a folder that is not there stands at the root', () => {
  expect(names(shownItems(items, '', ''))).toContain('lost.txt');
});

test('a search is flat and without regard to case, and a blank one restores the folder', () => {
  expect(names(shownItems(items, '', ' DEED '))).toEqual(['Deed 2.txt', 'deed.txt']);
  expect(names(shownItems(items, 'outer', '   '))).toEqual(['deed.txt', 'Inner']);
});

test('the kind is the ending, Link or Folder', () => {
  expect(shownItems(items, '', '').map(fileKindOf)).toEqual(['Folder', 'Link', 'pdf', 'txt']);
});

test('the breadcrumb is All Files, the folder around and the folder itself', () => {
  const steps = (key: string) => names(breadcrumb(area.folders, key));
  expect(steps('')).toEqual(['All Files']);
  expect(steps('outer')).toEqual(['All Files', 'archive']);
  expect(steps('deep')).toEqual(['All Files', 'Inner', 'Deep']);
});

test('with a folder goes all that lies in it, at any depth', () => {
  const outer = items.filter(({ key }) => key === 'outer');
  expect(names(withContents(items, outer)).sort()).toEqual(['Deed 2.txt', 'Deep', 'Inner', 'archive', 'deed.txt']);
});
