import { expect, test } from '@jest/globals';
import { HEAD, judged, sheet } from '../judged.fixture';
import { placeholderOf } from './placeholderNames';

test.each([
  ...['Unknown', 'UNKNOWN', '(unknown)', 'Various', 'Others', 'Public float', 'TBC', 't.b.c.', 'Unbekannt', 'diverse'],
  ...['Streubesitz', 'free float', 'k.A.', 'Übrige', 'Sonstige Gesellschafter', 'inconnu', 'Autres', 'flottant'],
  ...['onbekend', 'Overige', 'desconocido', 'Otros accionistas', 'sconosciuto', 'Altri'],
])('“%s” is an unknown party beside each that it owns', (name) => {
  const { parties, links, faults } = judged(sheet('', [HEAD, [name, 'T Ltd', '5'], [name, 'U Ltd', '9']]));
  const called = name.toLowerCase();
  expect(links.map(({ from, to, roles }) => [from, to, roles[0]?.percentage])).toEqual([
    [`${called}|t ltd`, 't ltd', 5],
    [`${called}|u ltd`, 'u ltd', 9],
  ]);
  expect(parties.map(({ name: said, party, typeName, beside }) => [said, party, typeName, beside])).toEqual([
    ['T Ltd', 'known', 'Company', undefined],
    [name, 'unknown', 'Custom', 't ltd'],
    ['U Ltd', 'known', 'Company', undefined],
    [name, 'unknown', 'Custom', 'u ltd'],
  ]);
  expect(faults.map(({ kind, why }) => `${kind}: ${why}`)).toEqual(
    ['T Ltd', 'U Ltd'].map(
      (other) =>
        `note: Owner: “${name}” names nobody in particular: it becomes an unknown party beside “${other}” alone.`,
    ),
  );
});

test.each(['Undisclosed', 'Confidential', 'anonym', 'non divulgué'])('“%s” is an anonymous one', (name) => {
  expect(judged(sheet('', [HEAD, [name, 'T Ltd', '5']])).parties).toMatchObject([{}, { name, party: 'anonymous' }]);
});

test.each(['#N/A', '#REF!', '#NV', '#WERT!', '-', '–', '...', 'none', 'niemand', ''])('“%s” is no owner', (name) => {
  const { parties, faults } = judged(sheet('', [HEAD, [name, 'T Ltd', '5'], ['Ada', 'U Ltd', '9']]));
  expect(parties.map((party) => party.name)).toEqual(['Ada', 'U Ltd']);
  expect(faults).toEqual([{ kind: 'leftOut', place: 'row 2', why: 'It names no owner.' }]);
});

test('“N/A” is an unknown owner of a share, and none where there is no share', () => {
  const { links, faults } = judged(
    sheet('', [HEAD, ['N/A', 'T Ltd', '5'], ['N/A', 'U Ltd', ''], ['n/a', 'V Ltd', '']]),
  );
  expect(links.map(({ from, roles }) => [from, roles[0]?.percentage])).toEqual([['n/a|t ltd', 5]]);
  expect(faults.filter(({ kind }) => kind === 'leftOut').map(({ place }) => place)).toEqual(['row 3', 'row 4']);
});

test.each([
  'Various Artists Ltd',
  'Unknown Pleasures GmbH',
  'Others & Sons',
  'Diverse Holdings',
  'Public Float AG',
  'TBC Ltd',
])('“%s” is a name', (name) => {
  expect(placeholderOf(name)).toBeUndefined();
  const { parties, faults } = judged(sheet('', [HEAD, [name, 'T Ltd', '5'], [name, 'U Ltd', '9']]));
  expect([parties.length, parties[0]?.party, faults]).toEqual([3, 'known', []]);
});

test('a placeholder of which the row says a number is the party with that number', () => {
  const rows = [
    [...HEAD, 'Owner registration'],
    ['Various', 'T Ltd', '5', 'HRB 1'],
    ['Various', 'U Ltd', '9', 'HRB 1'],
  ];
  expect(judged(sheet('', rows)).parties.map(({ id, party }) => [id, party])).toEqual([
    ['various', 'known'],
    ['t ltd', 'known'],
    ['u ltd', 'known'],
  ]);
});

test('what is owned may be unknown, but not together with its owner', () => {
  const { parties, links, faults } = judged(sheet('', [HEAD, ['Ada', 'Various', '5'], ['Unknown', 'Others', '9']]));
  expect(links).toMatchObject([{ from: 'ada', to: 'various|ada' }]);
  expect(parties).toMatchObject([{ name: 'Ada' }, { name: 'Various', party: 'unknown', typeName: 'Company' }]);
  expect(faults.at(-1)).toEqual({
    ...{ kind: 'leftOut', place: 'row 3' },
    why: 'It names neither an owner nor what is owned.',
  });
});

test('one that a list has, too, is another beside each, unless the list says that it is not known', () => {
  const links = sheet('Links', [
    ['Owner ID', 'Owned', 'Share'],
    ['1', 'T Ltd', '5'],
    ['1', 'U Ltd', '9'],
  ]);
  const unlisted = judged(
    sheet('Entities', [
      ['ID', 'Name', 'Country'],
      ['1', 'Unknown', 'Malta'],
    ]),
    links,
  );
  expect(unlisted.parties.filter(({ party }) => party === 'unknown')).toMatchObject([
    { id: 'unknown|t ltd', name: 'Unknown', country: 'Malta' },
    { id: 'unknown|u ltd', name: 'Unknown', country: 'Malta' },
  ]);
  const listed = judged(
    sheet('Entities', [
      ['ID', 'Name', 'Known'],
      ['1', 'Unknown', 'Not known'],
    ]),
    links,
  );
  expect(listed.parties.filter(({ party }) => party === 'unknown')).toMatchObject([{ id: 'unknown' }]);
});
