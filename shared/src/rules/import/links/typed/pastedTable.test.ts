import { expect, test } from '@jest/globals';
import { roleText } from '../../../../chart/roleText';
import { judgeTable } from '../judgeTable';
import { pastedLinks } from './pastedTable';
import { separatedRows } from './separatedRows';
import { readSentences } from './sentences';

function linksIn(text: string) {
  const pasted = pastedLinks(text);
  if (!pasted) return null;
  const { parties, links } = judgeTable([pasted.sheet], pasted.mapping);
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  return links.map(({ from, to, roles }) => `${names.get(from)} > ${names.get(to)}: ${roles.map(roleText).join()}`);
}

const LINKS = ['Ann Lee > Lux Ltd: 60% Shareholder', 'Bo Ray > Lux Ltd: 40% Shareholder'];

test.each([
  'Ann Lee,60%,Lux Ltd\nBo Ray,40%,Lux Ltd',
  'Ann Lee;60 %;Lux Ltd\nBo Ray;40 %;Lux Ltd\n',
  'Ann Lee | 60% | Lux Ltd\r\nBo Ray | 40% | Lux Ltd',
  '"Ann Lee",Lux Ltd,60\n"Bo Ray",Lux Ltd,40',
  'Ann Lee (60%)\tLux Ltd\nBo Ray (40%)\tLux Ltd',
  '| Owner | Owned | Share |\n|---|:--|--:|\n| Ann Lee | Lux Ltd | 60% |\n| Bo Ray | Lux Ltd | 40% |\n',
  'Owner | Owned | Share\n--- | --- | ---\n**Ann Lee** | Lux Ltd | 60\nBo Ray | Lux Ltd | 40',
])('marks between cells, and shares behind names, make links of lines: %s', (text) => {
  expect([readSentences(text), linksIn(text)]).toEqual([null, LINKS]);
});

test.each([
  'Smith, Jones and Sons\nBay Ltd, Malta',
  'Ann Lee,33,3%,Lux Ltd\nBo Ray,66,7%,Lux Ltd',
  'Ann Lee,60%,Lux Ltd\nBo Ray',
  'Ann Lee\nLux Ltd',
  'Elena 30 % Quay; Carl 70 % Quay',
])('other lines are not parted: %s', (text) => {
  expect([separatedRows(text), linksIn(text)]).toEqual([null, null]);
});
