import { describe, expect, test } from '@jest/globals';
import { messages } from '../../../messages';
import { judgeTable } from './judgeTable';
import { HEAD, judged, sheet } from './judged.fixture';

test('rows become parties, of the type that their names say, and links', () => {
  const { parties, links, faults } = judged(
    sheet('', [HEAD, ['Elena', 'Harbour Holdings', '30 %'], ['Rossi Trust', 'harbour  holdings', '70']]),
  );
  expect(parties.map(({ name, typeName }) => [name, typeName])).toEqual([
    ['Elena', 'Individual'],
    ['Harbour Holdings', 'Company'],
    ['Rossi Trust', 'Trust'],
  ]);
  expect(links).toMatchObject([
    { from: 'elena', to: 'harbour holdings', roles: [{ role: 'Shareholder', percentage: 30, place: 'row 2' }] },
    { from: 'rossi trust', to: 'harbour holdings', roles: [{ role: 'Shareholder', percentage: 70 }] },
  ]);
  expect(faults).toEqual([]);
});

test('what cannot be taken as it stands is told, row by row, and the rest is taken', () => {
  const { links, faults, rows, leftOut } = judged(
    sheet('S', [
      [...HEAD, 'Owner country'],
      ['Ada', 'B Ltd', '130', 'Atlantis'],
      ['Ada', 'B Ltd', '130', ''],
      ['', 'B Ltd', '5', ''],
      ['B Ltd', 'b ltd', '5', ''],
      ['Bo', 'B Ltd', '60', 'Sweden'],
      ['Cy', 'B Ltd', '50', 'SE'],
    ]),
  );
  expect(faults.map(({ kind, place, why }) => [kind, place, why])).toEqual([
    ['note', 'S, row 2', 'Owner country: “Atlantis” is not a country of the list; it goes to the notes.'],
    ['note', 'S, row 2', '“130” is not a share between 0 and 100 %; the link comes without it.'],
    ['note', 'S, row 3', '“130” is not a share between 0 and 100 %; the link comes without it.'],
    ['leftOut', 'S, row 3', 'It says the same as an earlier row.'],
    ['leftOut', 'S, row 4', 'It names no owner.'],
    ['leftOut', 'S, row 5', 'It says that an entity owns itself.'],
    ['chart', '', '“B Ltd” is owned to 110 % in all as Shareholder: more than 100 %.'],
  ]);
  expect({ links: links.length, rows, leftOut }).toEqual({ links: 3, rows: 6, leftOut: 3 });
});

test('a part of 1 among shares in percent is read as it stands, and told', () => {
  const rows = [HEAD, ['Ada', 'B Ltd', '0.3'], ['Bo', 'B Ltd', '30 %'], ['Cy', 'B Ltd', '0,5 %']];
  const { links, faults } = judged(sheet('', rows));
  expect(links.map(({ roles }) => roles[0]?.percentage)).toEqual([0.3, 30, 0.5]);
  expect(faults.map(({ place, why }) => `${place}: ${why}`)).toEqual([
    'row 2: The share “0.3” is read as 0.3 %, not as a part of 1.',
  ]);
});

test('parties that own each other in a circle are told', () => {
  const rows = [HEAD, ['A', 'B', '10'], ['B', 'C', '20'], ['C', 'A', '30'], ['C', 'D', '5']];
  expect(judged(sheet('', rows)).faults.map(({ why }) => why)).toEqual(['These own each other in a circle: A, B, C.']);
});

test('rows of one pair are one link of several roles', () => {
  const { links } = judged(
    sheet('', [
      ['From', 'To', 'Role', 'Share', 'Since'],
      ['Ada', 'B Ltd', 'Shareholder', '30', '01.02.2020'],
      ['Ada', 'B Ltd', 'Director; Geschäftsführer', '', ''],
      ['Ada', 'B Ltd', '5% Beneficial owner', '', ''],
    ]),
  );
  expect(links).toHaveLength(1);
  expect(links[0]?.roles).toMatchObject([
    { role: 'Shareholder', percentage: 30, startDate: '2020-02-01' },
    { role: 'Director' },
    { role: 'Beneficial Owner', percentage: 5 },
  ]);
});

test('entities of one sheet are known by key or name in another', () => {
  const { parties, links } = judged(
    sheet('Entities', [
      ['ID', 'Name', 'Type', 'Country', 'Birth date'],
      ['1', 'Ada Lind', 'Person', 'Schweden', '03.04.1970'],
      ['2', 'Ada Lind', 'Person', 'Norway', '05.06.1980'],
      ['3', 'Elm', 'Trust', 'Malta', ''],
    ]),
    sheet('Ownership', [
      ['Owner ID', 'Owner', 'Owned', 'Owned ID', 'Percent'],
      ['2', 'Ada Lind', 'Elm', '3', '40'],
      ['1', 'Ada Lind', 'New Ltd', '', '60'],
    ]),
  );
  expect(parties.map(({ id, typeName, country, birthDate }) => [id, typeName, country, birthDate])).toEqual([
    ['ada lind|1', 'Individual', 'Sweden', '1970-04-03'],
    ['ada lind|2', 'Individual', 'Norway', '1980-06-05'],
    ['elm', 'Trust', 'Malta', ''],
    ['new ltd', 'Company', '', ''],
  ]);
  expect(links).toMatchObject([
    { from: 'ada lind|2', to: 'elm', roles: [{ role: 'Beneficiary', percentage: 40 }] },
    { from: 'ada lind|1', to: 'new ltd', roles: [{ percentage: 60 }] },
  ]);
});

test('a date that can only be an American one makes all dates of its column so', () => {
  const { links } = judged(
    sheet('', [
      ['Owner', 'Owned', 'Since'],
      ['Ada', 'B Ltd', '02/03/2020'],
      ['Bo', 'B Ltd', '12/31/2020'],
    ]),
  );
  expect(links.map(({ roles }) => roles[0]?.startDate)).toEqual(['2020-02-03', '2020-12-31']);
});

describe('the order of day and month', () => {
  const dates = (...rows: [since: string, until: string][]) =>
    judged(
      sheet('S', [
        ['Owner', 'Owned', 'Since', 'Until'],
        ...rows.map((cells, at) => [`Ada ${at}`, `B ${at} Ltd`, ...cells]),
      ]),
    );
  const read = (table: ReturnType<typeof dates>) =>
    table.links.map(({ roles: [role] }) => [role?.startDate ?? '', role?.endDate ?? '']);

  test('is that of another column where a column leaves it open', () => {
    const table = dates(['02/03/2020', '12/31/2020'], ['04/05/2020', '']);
    expect(read(table)).toEqual([
      ['2020-02-03', '2020-12-31'],
      ['2020-04-05', ''],
    ]);
    expect(table.faults).toEqual([]);
  });

  test('is the day first where nothing tells, which is told once a column', () => {
    const table = dates(['02/02/2020', ''], ['02/03/2020', '04/05/2021'], ['05/06/2020', '']);
    expect(read(table)).toEqual([
      ['2020-02-02', ''],
      ['2020-03-02', '2021-05-04'],
      ['2020-06-05', ''],
    ]);
    expect(table.faults.map(({ place, why }) => `${place}: ${why}`)).toEqual([
      'S, row 3: Since: “02/03/2020” is read day first, like all of its column: no cell tells which way round.',
      'S, row 3: Until: “04/05/2021” is read day first, like all of its column: no cell tells which way round.',
    ]);
  });

  test('is told cell by cell where a column has both', () => {
    const table = dates(['03/25/2020', ''], ['05/04/2020', ''], ['25/03/2020', ''], ['06/07/2020', '']);
    expect(read(table).map(([since]) => since)).toEqual(['2020-03-25', '2020-04-05', '2020-03-25', '2020-07-06']);
    expect(table.faults.map(({ kind, place, why }) => `${kind}, ${place}: ${why}`)).toEqual([
      'note, S, row 3: Since: Its column has dates day first and month first: “05/04/2020” may be either and is read day first (cells like it: 2).',
      'note, S, row 2: Since: “03/25/2020” is read as 2020-03-25, unlike others of its column: the other way round it is no date.',
    ]);
  });

  test('is that of most where a column has both, but day first with dots', () => {
    const table = dates(
      ['03/25/2020', ''],
      ['05/04/2020', ''],
      ['12/31/2020', ''],
      ['25/03/2020', ''],
      ['05.04.2020', ''],
    );
    expect(read(table).map(([since]) => since)).toEqual([
      ...['2020-03-25', '2020-05-04', '2020-12-31', '2020-03-25', '2020-04-05'],
    ]);
    expect(table.faults.map(({ place, why }) => `${place}: ${why}`)).toEqual([
      'S, row 3: Since: Its column has dates day first and month first: “05/04/2020” may be either and is read month first (cells like it: 1).',
      'S, row 5: Since: “25/03/2020” is read as 2020-03-25, unlike others of its column: the other way round it is no date.',
    ]);
  });

  test('of a column with both tells nothing of another', () => {
    const table = dates(['03/25/2020', '02/03/2021'], ['25/03/2020', '']);
    expect(read(table)[0]).toEqual(['2020-03-25', '2021-03-02']);
    expect(table.faults.map(({ why }) => why)).toContain(
      'Until: “02/03/2021” is read day first, like all of its column: no cell tells which way round.',
    );
  });

  test('is no question of dates with dots', () => {
    expect(dates(['02.03.2020', '']).faults).toEqual([]);
  });

  test('is that of the column for births, whose years lie in the past, and for fields', () => {
    const people = sheet('', [
      ['Name', 'Type', 'Date of birth'],
      ['Ada', 'Individual', '12/31/41'],
    ]);
    expect(judged(people).parties).toMatchObject([{ birthDate: '1941-12-31' }]);
    const companies = sheet('', [
      ['Name', 'Incorporation'],
      ['B Ltd', '12/31/2019'],
      ['C Ltd', '02/03/2020'],
    ]);
    const columns = { 0: 'name', 1: 'field.incorporation' };
    const mapping = { use: 'entities', header: 1, columns, type: 'Company', shareUnit: 'percent' } as const;
    const { parties } = judgeTable([companies], { sheets: [mapping] });
    expect(parties.map(({ fields }) => fields['incorporation'])).toEqual(['2019-12-31', '2020-02-03']);
  });
});

test('what ends before it starts is told', () => {
  const { faults } = judged(
    sheet('', [
      ['Owner', 'Owned', 'Since', 'Until'],
      ['Ada', 'B Ltd', '2021-05', '2020-01-31'],
    ]),
  );
  expect(faults).toMatchObject([{ kind: 'note', place: 'row 2', why: 'Until: It ends before it starts.' }]);
});

test('a range in which no share lies is told, stands in the details, and the link comes without it', () => {
  const of = (head: string[], ...cells: string[]) =>
    judged(
      sheet('', [
        ['Owner', 'Owned', ...head],
        ['Ada', 'B Ltd', ...cells],
      ]),
    );
  const bounds = ['Minimum', 'Maximum', 'Above minimum'];
  for (const [table, said] of [
    [of(['Share'], '>25–25 %'), '>25–25 %'],
    [of(['Share'], '50-25 %'), '50-25 %'],
    [of(bounds, '60', '50', ''), '60–50%'],
    [of(bounds, '25', '25', 'yes'), '>25–25%'],
  ] as const) {
    expect(table.links[0]?.roles).toEqual([
      { role: 'Shareholder', details: `Share as stated: ${said}`, place: 'row 2' },
    ]);
    expect(table.faults).toEqual([
      { kind: 'note', place: 'row 2', why: `No share lies in “${said}”; the link comes without it.` },
    ]);
  }
  expect(of(bounds, '25', '25', '').links[0]?.roles).toMatchObject([{ minimum: 25, maximum: 25 }]);
});

test('what is told of a cell names its column, by its heading or by what it means', () => {
  const rows = [
    ['\u3164', '', 'B Ltd', '', '', ''],
    ['Ada', '', 'B Ltd', 'x', 'LEI-1', ''],
    ['', 'K-9', 'B Ltd', '', '', ''],
    ['Ada', '', '', '', '', 'K-8'],
  ];
  const columns = { 0: 'owner', 1: 'owner.id', 2: 'owned', 3: 'since', 4: 'owned.lei', 5: 'owned.id' };
  const told = (cells: string[][], header: number) => {
    const mapping = { use: 'links', header, columns, type: null, shareUnit: 'percent' } as const;
    return judgeTable([sheet('', cells)], { sheets: [mapping] }).faults.map(({ why }) => why);
  };
  const faults = [
    ...['This attribute is required.', 'It names no owner.', '“LEI-1”: ' + messages.lei, '“x” is not read as a date.'],
    ...['The key names no entity of the file.', 'The key names no entity of the file.'],
  ];
  const named = (headings: string[]) => faults.map((fault, at) => (at === 1 ? fault : `${headings[at]}: ${fault}`));
  expect(told([['Holder', 'Holder no.', 'Held', 'From', 'Code', 'Held no.'], ...rows], 1)).toEqual(
    named(['Holder', '', 'Code', 'From', 'Holder no.', 'Held no.']),
  );
  expect(told(rows, 0)).toEqual(named(['Owner', '', 'Owned one’s LEI', 'Since', 'Owner’s key', 'Owned one’s key']));
});

describe('a row of totals', () => {
  test.each(['Total', 'TOTAL:', 'Sum', 'Summe', 'Gesamt', 'insgesamt :', 'Grand total', 'Subtotal'])(
    'is left out and told: %s',
    (said) => {
      const rows = [HEAD, ['Ada', 'B Ltd', '60'], [said, 'B Ltd', '100'], [said, '', '100'], ['Ada', said, '60']];
      const { parties, links, faults } = judged(sheet('', rows));
      expect(parties.map(({ name }) => name)).toEqual(['Ada', 'B Ltd']);
      expect(links).toHaveLength(1);
      expect(faults).toEqual(
        [3, 4, 5].map((row) => ({ kind: 'leftOut', place: `row ${row}`, why: 'It is a total, not a party.' })),
      );
    },
  );

  test('is none where the name is longer, or the table says more of it', () => {
    const table = judged(
      sheet('', [
        [...HEAD, 'Owner country'],
        ['Total Ltd', 'B Ltd', '60', ''],
        ['Total', 'B Ltd', '30', 'France'],
        ['Total', 'C Ltd', '30', ''],
      ]),
    );
    expect(table.links).toHaveLength(3);
    expect(table.faults).toEqual([]);
  });

  test('is left out of lists of entities', () => {
    const rows = [
      ['Name', 'Type', 'Country'],
      ['Ada', 'Person', 'Malta'],
      ['Total', '', ''],
    ];
    const { parties, faults } = judged(sheet('', rows));
    expect(parties.map(({ name }) => name)).toEqual(['Ada']);
    expect(faults).toMatchObject([{ kind: 'leftOut', why: 'It is a total, not a party.' }]);
  });
});
