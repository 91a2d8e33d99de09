import { describe, expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';
import { judgeTable } from '../judgeTable';
import { pastedLinks } from '../typed/pastedTable';
import { proposeMapping } from '../mapping/proposeMapping';
import { withMeaning, type SheetMapping } from '../tableMapping';

/** The links of one row below headings, both parted by semicolons, and all that is told. */
const saidOf = (head: string, row: string) => linksSaid(sheet('', [head.split(';'), row.split(';')]));

describe('headings say who owns whom, in any language', () => {
  test.each([
    ['Société;Actionnaire;Part', 'Quai SAS;Ann Lee;40 %'],
    ['Filiale;Société mère', 'Quai SAS;Port SA'],
    ['Société détenue;Actionnaire', 'Quai SAS;Ann Lee'],
    ['Société;Détenue par', 'Quai SAS;Port SA'],
    ['Nom de la société;Nom de l’actionnaire;% de détention', 'Quai SAS;Ann Lee;40'],
    ['Vennootschap;Aandeelhouder', 'Kade BV;Ann Lee'],
    ['Dochter;Moeder', 'Kade BV;Haven NV'],
    ['Sociedad;Socio', 'Muelle S.L.;Ann Lee'],
    ['Empresa;Propietario', 'Muelle S.L.;Ann Lee'],
    ['Participada;Titular', 'Muelle S.L.;Ann Lee'],
    ['Società controllata;Controllante', 'Molo Srl;Porto SpA'],
    ['Name of company;Name of member', 'Quay Ltd;Ann Lee'],
    ['Partnership;General Partner', 'Quay LP;Port Ltd'],
    ['Firmenname;Kommanditist', 'Kai KG;Ann Lee'],
    ['Tochter;Mutter', 'Kai GmbH;Hafen AG'],
    ['Sociedade;Sócio;Participação', 'Cais Lda;Ann Lee;40'],
    ['Subsidiária;Controladora', 'Cais Lda;Porto SA'],
    ['Bolag;Ägare;Andel', 'Kaj AB;Ann Lee;40'],
    ['Dotterbolag;Moderbolag', 'Kaj AB;Hamn AB'],
    ['Selskab;Ejer;Ejerandel', 'Kaj ApS;Ann Lee;40'],
    ['Datterselskab;Moderselskab', 'Kaj ApS;Havn A/S'],
    ['Selskap;Aksjonær;Eierandel', 'Kai AS;Ann Lee;40'],
    ['Datterselskap;Morselskap', 'Kai AS;Havn ASA'],
    ['Spółka;Wspólnik;Udział', 'Molo Sp. z o.o.;Ann Lee;40'],
    ['Spółka zależna;Spółka dominująca', 'Molo Sp. z o.o.;Port S.A.'],
    ['GESELLSCHAFT;AKTIONAERE', 'Kai AG;Ann Lee'],
  ])('%s', (head, row) => {
    const [held, owner] = row.split(';');
    const { links, told } = saidOf(head, row);
    expect(links).toEqual([expect.stringMatching(`^${owner} > ${held}: `)]);
    expect(told).toEqual([]);
  });

  test.each([
    [
      'Titular;Sociedad participada;Porcentaje de participación;País',
      'Ann Lee;Muelle S.L.;40;España',
      ['owner', 'owned', 'share', 'owned.country'],
    ],
    [
      'Actionnaire;Pays de l’actionnaire;Société;Numéro d’immatriculation;% des droits de vote;Depuis;Jusqu’au;Qualité',
      'Ann Lee;Suède;Quai SAS;123;40;2010;2012;Associé',
      ['owner', 'owner.country', 'owned', 'owned.registration', 'share', 'since', 'until', 'role'],
    ],
    [
      'Name des Gesellschafters;Land des Gesellschafters;Name der Gesellschaft;HRB;Anteil',
      'Ann Lee;Schweden;Kai GmbH;12;40',
      ['owner', 'owner.country', 'owned', 'owned.registration', 'share'],
    ],
    [
      'Aandeelhouder;Geboortedatum;Vennootschap;KvK-nummer;Belang;Stemrecht',
      'Ann Lee;13-02-1970;Kade BV;12;40;30',
      ['owner', 'owner.birthDate', 'owned', 'owned.registration', 'share', 'votes'],
    ],
    [
      'Socio;Società;Codice LEI;Quota %;Dal;Al;Carica',
      'Ann Lee;Molo Srl;529900T8BM49AURSDO55;40;2010;2012;Azionista',
      ['owner', 'owned', 'owned.lei', 'share', 'since', 'until', 'role'],
    ],
    [
      'Ägare;Bolag;Organisationsnummer;Ägarandel %;Röster %;Från;Till',
      'Ann Lee;Kaj AB;556;40;30;2010-01-01;2012-01-01',
      ['owner', 'owned', 'owned.registration', 'share', 'votes', 'since', 'until'],
    ],
    [
      'Wspólnik;Kraj;Spółka;Forma prawna;Udział %;Od;Do',
      'Ann Lee;Szwecja;Molo Sp. z o.o.;sp. z o.o.;40;2010-01-01;2012-01-01',
      ['owner', 'owner.country', 'owned', 'owned.type', 'share', 'since', 'until'],
    ],
    [
      'Entity;Owner;Owner country;Country',
      'Quay Ltd;Ann Lee;Sweden;Malta',
      ['owned', 'owner', 'owner.country', 'owned.country'],
    ],
  ])('and what the columns beside them are: %s', (head, row, wanted) => {
    const rows = sheet('', [head.split(';'), row.split(';')]);
    const columns = proposeMapping([rows]).sheets[0]?.columns;
    expect(head.split(';').map((_, at) => columns?.[String(at)])).toEqual(wanted);
    expect(linksSaid(rows).told).toEqual([]);
  });
});

describe('where no heading says who owns whom', () => {
  const note = (owner: string, owned: string, row = 1) =>
    `row ${row}: Headings do not say who owns whom: “${owner}” is taken as the owner and “${owned}” as owned.`;

  test('the first of two names is taken as the owner, which is told', () => {
    for (const [head, owner, owned] of [
      ['Name;Name;%', 'Name', 'Name'],
      ['Company 1;Company 2;Share', 'Company 1', 'Company 2'],
      ['Omistaja;Yhtiö;Osuus', 'Omistaja', 'Yhtiö'],
    ] as const) {
      const isShareUnsaid = head.endsWith('Osuus');
      expect(saidOf(head, 'Alpha;Beta;30')).toEqual({
        links: ['Alpha > Beta: 30% Shareholder'],
        told: [
          note(owner, owned),
          ...(isShareUnsaid
            ? ['row 1: The heading “Osuus” does not say what its numbers are: they are taken as shares.']
            : []),
        ],
      });
    }
    expect(linksSaid(sheet('', [['Alpha', '30 %', 'Beta']]))).toEqual({
      links: ['Alpha > Beta: 30% Shareholder'],
      told: [note('A', 'C')],
    });
  });

  test('persons beside companies own them, which is told where the order says otherwise', () => {
    expect(saidOf('Name;Name;%', 'Ann Lee;Quay S.L.;30')).toEqual({
      links: ['Ann Lee > Quay S.L.: 30% Shareholder'],
      told: [],
    });
    for (const form of ['S.L.', 'SAS', 'SARL', 'BV', 'NV', 'SpA', 'Srl', 'AB', 'AS', 'ApS', 'Sp. z o.o.'])
      expect(saidOf('Name;Name;%', `Quay ${form};Ann Lee;30`)).toEqual({
        links: [`Ann Lee > Quay ${form}: 30% Shareholder`],
        told: [note('Name', 'Name')],
      });
  });

  test('nothing is told once a person says which column is whose', () => {
    const rows = sheet('', [
      ['Alpha', '30 %', 'Beta'],
      ['Beta', '20 %', 'Gamma'],
    ]);
    const [proposed] = proposeMapping([rows]).sheets;
    expect(proposed?.sidesByOrder).toBe(true);
    const toldBy = (mapping: SheetMapping) => judgeTable([rows], { sheets: [mapping] }).faults.length;
    if (!proposed) throw new Error('Nothing is proposed.');
    expect(toldBy(withMeaning(proposed, 1, null))).toBe(2);
    expect(toldBy(withMeaning(withMeaning(proposed, 0, 'owned'), 2, 'owner'))).toBe(0);
  });

  test('rows that are pasted tell it, too', () => {
    const pasted = pastedLinks('Alpha\t30 %\tBeta');
    expect(pasted && judgeTable([pasted.sheet], pasted.mapping).faults.map(({ why }) => why)).toEqual([
      note('A', 'C').replace('row 1: ', ''),
    ]);
  });
});

test('a row of headings is none of links, though only one of them is known', () => {
  expect(saidOf('KG;Komplementär', 'Kai KG;Hafen GmbH').links).toEqual(['Hafen GmbH > Kai KG: General Partner']);
  const page = ['Owner', 'Owned', 'Share'];
  const { links } = linksSaid(sheet('', [page, ['Ann Lee', 'Quay Ltd', '30'], page, ['Bo Ek', 'Quay Ltd', '20']]));
  expect(links).toContain('Ann Lee > Quay Ltd: 30% Shareholder');
});

test('a first row that is repeated by number below is one of values', () => {
  const rows = [1, 2, 3].map((at) => [`Holder ${at}`, `Company ${at}`, '30 %']);
  expect(linksSaid(sheet('', rows)).links).toHaveLength(3);
});
