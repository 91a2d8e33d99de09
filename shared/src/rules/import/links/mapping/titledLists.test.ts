import { describe, expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';
import { proposeMapping } from './proposeMapping';

/** A table of lines whose cells are parted by semicolons. */
const table = (...lines: string[]) =>
  sheet(
    '',
    lines.map((line) => line.split(';')),
  );

describe('columns beside holders are attributes or left out, never what they hold', () => {
  test.each([
    ['Shareholder;Residence;%', 'Ann Lee;Hull;60 %', 'Bo Ek;Bath;40 %'],
    ['Naam;Woonplaats;%', 'Ann Lee;Delft;60 %', 'Bo Ek;Breda;40 %'],
    ['Gesellschafter;Wohnort/Sitz;Anteil', 'Ann Lee;Kiel;60 %', 'Bo Ek;Bonn;40 %'],
    ['Name;Occupation;%', 'Ann Lee;Engineer;60 %', 'Bo Ek;Lawyer;40 %'],
    ['Shareholder;Lawyer;%', 'Ann Lee;Cy Young;60 %', 'Bo Ek;Di Ray;40 %'],
    ['Shareholder;Certificate;%', 'Ann Lee;CS-1;60 %', 'Bo Ek;CS-2;40 %'],
    ['Holder;Class;%', 'Ann Lee;Common;60', 'Bo Ek;Preferred;40'],
    ['Holder;Mood;%', 'Ann Lee;Blue;60', 'Bo Ek;Red;40'],
  ])('%s', (head, ...rows) => {
    const [, other = ''] = head.split(';');
    expect(linksSaid(table('Lux Ltd', head, ...rows))).toEqual({
      links: ['Ann Lee > Lux Ltd: 60% Shareholder', 'Bo Ek > Lux Ltd: 40% Shareholder'],
      told: [`row 2: Columns without a meaning are left out: ${other}.`],
    });
    const unsaid = linksSaid(table(head, ...rows));
    expect(unsaid.links).toEqual([]);
    expect(unsaid.told[0]).toBe('row 1: No column says what is owned, and no title: say whose holders these are.');
  });

  test('a place that a heading calls a domicile, a type and a date of birth are the holder’s', () => {
    expect(proposeMapping([table('Muelle S.L.', 'Socio;Domicilio;%', 'Ann Lee;Madrid;60')]).sheets[0]).toMatchObject({
      columns: { 0: 'owner', 1: 'owner.country', 2: 'share' },
      held: { name: 'Muelle S.L.' },
    });
    const head = 'Nachname;Vorname;Geburtsdatum;Wohnort;Stammkapital;Quote';
    expect(linksSaid(table('Werft GmbH', head, 'Müller;Hans;01.02.1960;Hamburg;12500;50,0 %')).links).toEqual([
      'Hans Müller > Werft GmbH: 50% Shareholder',
    ]);
    const { parties } = judged(
      table(
        'Acme Inc',
        'Stakeholder;Stakeholder Type;Outstanding Shares;Fully Diluted Ownership',
        'Ada Lovelace;Individual;4000;40 %',
        'Seed Fund I, L.P.;Entity;6000;60 %',
      ),
    );
    expect(parties.map(({ name, typeName }) => `${name}: ${typeName}`)).toEqual([
      'Ada Lovelace: Individual',
      'Acme Inc: Company',
      'Seed Fund I, L.P.: Company',
    ]);
  });

  test('a list of persons below a company says nothing of it without shares or roles', () => {
    expect(linksSaid(table('Lux Ltd', 'Name;Country', 'Ann Lee;Malta', 'Bo Ek;Malta')).links).toEqual([]);
    expect(linksSaid(table('Lux Ltd', 'Name;Salary EUR', 'Ann Lee;1200', 'Bo Ek;1300')).links).toEqual([]);
  });
});

describe('titles above short lists', () => {
  test.each([
    ['Shareholders of Lux Ltd', 'Shareholder;%', 'Lux Ltd'],
    ['Lux Ltd', 'Shareholder;%', 'Lux Ltd'],
    ['Kade BV', 'Aandeelhouder;%', 'Kade BV'],
    ['Actionnaires de Quai SAS', 'Actionnaire;%', 'Quai SAS'],
    ['Harbour Holdings', 'Shareholder;%', 'Harbour Holdings'],
  ])('“%s” above “%s”', (title, head, name) => {
    expect(linksSaid(table(title, head, 'Ann Lee;60%', 'Bo Ek;40%'))).toEqual({
      links: [`Ann Lee > ${name}: 60% Shareholder`, `Bo Ek > ${name}: 40% Shareholder`],
      told: [],
    });
  });

  test.each([
    ['Groupe Dupont - Tableau des filiales et participations', 'Groupe Dupont'],
    ['Aufstellung des Anteilsbesitzes der Kai AG gemäß § 313 HGB zum 31.12.2023', 'Kai AG'],
  ])('“%s” says who holds', (title, name) => {
    expect(linksSaid(table(title, 'Société;Pays;%', 'Quai SAS;France;60')).links).toEqual([
      `${name} > Quai SAS: 60% Shareholder`,
    ]);
  });

  test.each([
    ['Harbour Group plc', 'Subsidiary;Country'],
    ['SUBSIDIARIES OF HARBOUR GROUP PLC', 'Name of Subsidiary;State of Incorporation'],
    ['Subsidiaries of Harbour Group plc', 'Subsidiary;Where it was made'],
  ])('“%s” above “%s” holds what is below', (title, head) => {
    const { parties, links } = judged(table('EXHIBIT 21.1', title, head, 'Quay LLC;Delaware', 'Dock LLC;Nevada'));
    expect(parties.map(({ name }) => name.toLowerCase())).toEqual(['harbour group plc', 'quay llc', 'dock llc']);
    expect(links).toHaveLength(2);
  });

  test('“the registrant” is nobody: a person says who, or a company that stands above', () => {
    const list = ['SUBSIDIARIES OF THE REGISTRANT', 'Name;Jurisdiction', 'Quay Ltd;Malta'];
    const { links, told } = linksSaid(table(...list));
    expect(links).toEqual([]);
    expect(told[0]).toBe('row 2: No column says who owns, and no title: say whose holdings these are.');
    expect(linksSaid(table('Harbour Group plc', ...list)).links).toEqual(['Harbour Group plc > Quay Ltd: Shareholder']);
  });

  test.each([
    ['Register of Directors - Harbour Holdings Limited', 'Name;Position;Appointed;Resigned', 'Secretary'],
    ['Register of Directors - Harbour Holdings Limited', 'Name;Appointed;Resigned', 'Director'],
    ['Harbour Holdings Limited | Directors and Secretaries', 'Name;Appointed;Resigned', 'Officer'],
    ['Harbour Holdings Limited', 'Funktion;Name;Eintritt;Austritt', 'Secretary'],
    ['Vorstand der Harbour Holdings Limited', 'Name;Eintritt;Austritt', 'Director'],
  ])('“%s” above “%s” lists its officers', (title, head, role) => {
    const said = new Map([
      ['Position', 'Secretary'],
      ['Funktion', 'Secretary'],
      ['Appointed', '01/02/2020'],
      ['Eintritt', '01/02/2020'],
      ['Resigned', '13/05/2021'],
      ['Austritt', '13/05/2021'],
    ]);
    const row = head.split(';').map((heading) => said.get(heading) ?? 'Ann Lee');
    const officers = table(title, head, row.join(';'));
    expect(linksSaid(officers).links).toEqual([`Ann Lee > Harbour Holdings Limited: ${role}`]);
    expect(judged(officers).links[0]?.roles).toMatchObject([{ startDate: '2020-02-01', endDate: '2021-05-13' }]);
  });
});

describe('headings of sides', () => {
  test.each([
    ['Company;Holdings;%', 'Top plc;Quay Ltd;60'],
    ['Gesellschaft;Beteiligungen;%', 'Top plc;Quay Ltd;60'],
    ['Société;Participations;%', 'Top plc;Quay Ltd;60'],
    ['Sociedad;Participaciones;%', 'Top plc;Quay Ltd;60'],
    ['Entity;Investments;%', 'Top plc;Quay Ltd;60'],
    ['Daughter company;Mother company;%', 'Quay Ltd;Top plc;60'],
    ['Target company;Buyer;%', 'Quay Ltd;Top plc;60'],
    ['Holding;%;Owner', 'Quay Ltd;60;Top plc'],
  ])('%s', (head, row) => {
    expect(linksSaid(table(head, row))).toEqual({ links: ['Top plc > Quay Ltd: 60% Shareholder'], told: [] });
  });

  test.each([
    'Seller;Buyer;Company;%',
    'Verkäufer;Käufer;Gesellschaft;%',
    'Cédant;Cessionnaire;Société;%',
    'Vendedor;Comprador;Sociedad;%',
  ])('the buyer holds, the seller is left out: %s', (head) => {
    expect(linksSaid(table(head, 'Ann Lee;Bob Ray;Lux Ltd;10%'))).toEqual({
      links: ['Bob Ray > Lux Ltd: 10% Shareholder'],
      told: [`row 1: Columns without a meaning are left out: ${head.split(';')[0]}.`],
    });
  });

  test('shares under “Holdings” stay shares', () => {
    expect(linksSaid(table('Owner;Owned;Holdings', 'Ann Lee;Lux Ltd;10,5')).links).toEqual([
      'Ann Lee > Lux Ltd: 10.5% Shareholder',
    ]);
  });
});
