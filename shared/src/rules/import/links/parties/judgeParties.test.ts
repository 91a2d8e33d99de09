import { describe, expect, test } from '@jest/globals';
import { HEAD, judged, sheet } from '../judged.fixture';

test('a party that only rows name which are left out does not come', () => {
  const { parties, links, leftOut } = judged(
    sheet('', [
      ['Owner', 'Owned', 'Share', 'Owned ID', 'Owner country'],
      ['Alone Ltd', 'alone ltd', '5', '', ''],
      ['Elm Ltd', 'Elm Ltd', '5', '', 'Malta'],
      ['Bo', '', '5', 'K-9', ''],
      ['Ada', 'Elm Ltd', '60', '', ''],
    ]),
  );
  expect(parties.map(({ name, country }) => [name, country])).toEqual([
    ['Elm Ltd', 'Malta'],
    ['Ada', ''],
  ]);
  expect(links).toHaveLength(1);
  expect(leftOut).toBe(3);
});

test('one of two parties of a name that does not come leaves the other its id', () => {
  const { parties } = judged(
    sheet('', [
      ['Owner', 'Owned', 'Share', 'Owner type'],
      ['Elm', 'Elm', '5', 'Trust'],
      ['Elm', 'Oak Ltd', '5', 'Company'],
    ]),
  );
  expect(parties.map(({ id }) => id)).toEqual(['elm', 'oak ltd']);
});

describe('what rows say of one party against each other', () => {
  const told = ({ faults }: ReturnType<typeof judged>) =>
    faults.map(({ kind, place, why }) => `${kind}, ${place}: ${why}`);

  test('is told with both values in the later row, and the first stays', () => {
    const table = judged(
      sheet('', [
        [...HEAD, 'Owner country', 'Owned country'],
        ['Alpha Ltd', 'B Ltd', '60', 'Cyprus', 'Malta'],
        ['Alpha Ltd', 'C Ltd', '60', 'Malta', ''],
        ['alpha ltd', 'D Ltd', '60', 'CY', ''],
      ]),
    );
    expect(table.parties[0]).toMatchObject({ name: 'Alpha Ltd', country: 'Cyprus' });
    expect(told(table)).toEqual([
      'note, row 3: Owner country: “Malta” is not taken; “Cyprus” of an earlier row stays.',
    ]);
  });

  test('is told of each fact where a key says that it is one', () => {
    const lei = ['529900T8BM49AURSDO55', '5493001KJTIIGC8Y1R12'];
    const table = judged(
      sheet('Entities', [
        ['ID', 'Name', 'Type', 'Registration', 'LEI', 'Date of birth'],
        ['1', 'Ada', 'Person', 'HRB 1', lei[0] ?? '', '1970'],
        ['1', 'Ada', 'Company', 'HRB 2', lei[1] ?? '', '1980-01-01'],
        ['1', 'Ada', 'Person', 'HRB 1', lei[0] ?? '', '1970-04-03'],
      ]),
    );
    expect(table.parties).toMatchObject([{ typeName: 'Individual', registration: 'HRB 1', birthDate: '1970' }]);
    expect(told(table).filter((line) => line.includes('not taken'))).toEqual([
      'note, Entities, row 3: Type: “Organisation” is not taken; “Individual” of an earlier row stays.',
      'note, Entities, row 3: Registration: “HRB 2” is not taken; “HRB 1” of an earlier row stays.',
      `note, Entities, row 3: LEI: “${lei[1]}” is not taken; “${lei[0]}” of an earlier row stays.`,
      'note, Entities, row 3: Date of birth: “1980-01-01” is not taken; “1970” of an earlier row stays.',
    ]);
  });
});

test('parties of other names that have one LEI are told, once for each name', () => {
  const lei = '529900T8BM49AURSDO55';
  const { parties, faults } = judged(
    sheet('', [
      ['Owner', 'Owner LEI', 'Owned', 'Owned LEI', 'Share'],
      ['A Ltd', lei, 'B Ltd', lei, '50'],
      ['C Ltd', lei, 'D Ltd', '', '5'],
      ['C LTD', lei, 'E Ltd', '', '5'],
    ]),
  );
  const one = (said: string) => `“A Ltd” and “${said}” have the same LEI, ${lei}: they are taken as one, “A Ltd”.`;
  expect(parties.map(({ name }) => name)).toEqual(['A Ltd', 'D Ltd', 'E Ltd']);
  expect(faults.map(({ place, why }) => `${place}: ${why}`)).toEqual([
    `row 2: Owned LEI: ${one('B Ltd')}`,
    'row 2: It says that an entity owns itself.',
    `row 3: Owner LEI: ${one('C Ltd')}`,
  ]);
});

describe('a name that several parties of the table have', () => {
  const told = ({ faults }: ReturnType<typeof judged>) =>
    faults.map(({ kind, place, why }) => `${kind}, ${place}: ${why}`);
  const meant = (name: string, row: number) =>
    `“${name}” may be any of 2 of that name; it is taken as the one of row ${row}.`;

  test('is told where a row does not say which of them it means', () => {
    const table = judged(
      sheet('', [
        [...HEAD, 'Owner date of birth'],
        ['John Smith', 'A Ltd', '60', '1970-01-01'],
        ['John Smith', 'B Ltd', '60', '1980-01-01'],
        ['John Smith', 'C Ltd', '60', ''],
        ['John Smith', 'D Ltd', '60', '1980-01-01'],
      ]),
    );
    expect(table.links.map(({ from, to }) => [from, to])).toEqual([
      ['john smith|1970-01-01', 'a ltd'],
      ['john smith|1970-01-01', 'c ltd'],
      ['john smith|1980-01-01', 'b ltd'],
      ['john smith|1980-01-01', 'd ltd'],
    ]);
    expect(told(table)).toEqual([`note, row 4: Owner: ${meant('John Smith', 2)}`]);
  });

  test('is told of the row that came before both of them', () => {
    const table = judged(
      sheet('', [
        [...HEAD, 'Owned registration number'],
        ['Ada', 'Acme', '30', ''],
        ['Bo', 'Acme', '60', 'HRB 1'],
        ['Cy', 'Acme', '60', 'HRB 2'],
      ]),
    );
    expect(table.links.map(({ from, to }) => [from, to])).toEqual([
      ['ada', 'acme|HRB 1'],
      ['bo', 'acme|HRB 1'],
      ['cy', 'acme|HRB 2'],
    ]);
    expect(told(table)).toEqual([`note, row 2: Owned: ${meant('Acme', 3)}`]);
  });

  test('is no doubt where key, country or type tell', () => {
    const table = judged(
      sheet('Entities', [
        ['ID', 'Name', 'Type', 'Registration', 'Country'],
        ['1', 'Acme', 'Company', 'HRB 1', 'Malta'],
        ['2', 'Acme', 'Company', 'HRB 2', 'Cyprus'],
        ['3', 'Acme', 'Trust', '', ''],
      ]),
      sheet('Links', [
        [...HEAD, 'Owned ID', 'Owned country', 'Owned type'],
        ['Ada', 'Acme', '10 %', '2', '', ''],
        ['Bo', 'Acme', '10 %', '', 'Cyprus', ''],
        ['Cy', 'Acme', '10 %', '', '', 'Trust'],
      ]),
    );
    expect(table.links.map(({ to }) => to)).toEqual(['acme|2', 'acme|2', 'acme|3']);
    expect(told(table)).toEqual([]);
  });
});

describe('registration numbers without the zeros in front', () => {
  const rows = (...countries: [string, string]) => [
    ['Owner', 'Owned', 'Share', 'Owned registration', 'Owned country'],
    ['Ada', 'Quay Ltd', '40', '123456', countries[0]],
    ['Bo', 'Quay Ltd', '60', '00123456', countries[1]],
    ['Cy', 'Quay Ltd', '0', '123456', countries[0]],
  ];

  test('are those of one party, which is told, and the whole number stays', () => {
    const { parties, links, faults } = judged(sheet('', rows('GB', 'United Kingdom')));
    expect(parties.filter(({ name }) => name === 'Quay Ltd')).toMatchObject([
      { id: 'quay ltd', registration: '00123456' },
    ]);
    expect(links.map(({ to }) => to)).toEqual(['quay ltd', 'quay ltd', 'quay ltd']);
    expect(faults.map(({ place, why }) => `${place}: ${why}`)).toEqual([
      'row 3: Owned registration: “00123456” and “123456” of an earlier row are read as one number.',
      'row 4: Owned registration: “123456” and “00123456” of an earlier row are read as one number.',
    ]);
  });

  test('are two numbers in two countries', () => {
    const { parties } = judged(sheet('', rows('GB', 'Norway')));
    expect(parties.filter(({ name }) => name === 'Quay Ltd')).toHaveLength(2);
  });
});

test('a country that may be two is not guessed, but told', () => {
  const { parties, faults } = judged(
    sheet('', [
      [...HEAD, 'Owned country'],
      ['Ada', 'B Ltd', '60', 'Congo'],
      ['Ada', 'C Ltd', '60', 'Korea'],
      ['Ada', 'D Ltd', '60', 'South Korea'],
      ['Ada', 'E Ltd', '60', 'DR Congo'],
    ]),
  );
  expect(parties.slice(1).map(({ country, notes }) => country || notes)).toEqual([
    ...['Country: Congo', 'Country: Korea', 'South Korea', 'Congo (Democratic Republic)'],
  ]);
  expect(faults.map(({ why }) => why)).toEqual([
    'Owned country: “Congo” may be either of Congo (Democratic Republic) / Congo (Republic): none is taken, and it goes to the notes.',
    'Owned country: “Korea” may be either of North Korea / South Korea: none is taken, and it goes to the notes.',
  ]);
});
