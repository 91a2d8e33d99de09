import { expect, test } from '@jest/globals';
import { judged, linksSaid, sheet } from '../judged.fixture';
import { typeByName } from './partyType';

test.each([
  'Stichting Administratiekantoor Zee',
  'Fundación Mapfre',
  'Fondazione Roma',
  'Familienstiftung Nord',
  'Acme SICAV',
  'Fonds Alpha FCPR',
  'Pension Fund ABP',
  'AB Volvo',
  'Bundesrepublik Deutschland',
  'Option Pool',
  'Dr. Oetker KG',
  'Sequoia Capital Fund XV, L.P.',
  'Bessemer Venture Partners X L.P.',
  'Sequoia Capital Fund XV',
  'Blue Fleet SAM',
  'BNP Paribas',
  'Crédit Agricole',
  'Bank Austria',
  'Sparkasse Kiel',
  'Stadtwerke München',
  'Ville de Paris',
  'Groupe Bolloré',
  'Deutsche Telekom',
])('%s is no person', (name) => expect(typeByName(name, false)).toBe('Company'));

test.each([
  'Hafen GmbH & Co. KG',
  'Hafen S.à r.l.',
  'Hafen Sp. z o.o.',
  'Hafen A/S',
  'Hafen Oyj',
  'Hafen d.o.o.',
  'Hafen Kft.',
  'Hafen s.r.o.',
  'Hafen Pty Ltd',
  'Hafen LLP',
  'Hafen SCSp',
  'Hafen KGaA',
  'Hafen e.V.',
  'Hafen VoF',
  'Hafen V.O.F.',
  'Hafen CVBA',
  'Hafen SRL',
  'Hafen SpA',
])('the legal form of %s says a company', (name) => {
  expect([typeByName(name, false), typeByName(name.toUpperCase(), false)]).toEqual(['Company', 'Company']);
});

test.each([
  'Ann Lee (deceased)',
  'Ann Lee¹',
  'Ann Lee*',
  'Jane Smith (as trustee of the Smith Family Trust)',
  'Jane Smith as trustee of the Smith Family Trust',
  'Sheikh Mohammed bin Rashid Al Maktoum',
  'Mohammed bin Rashid bin Saeed Al Maktoum',
  'Juan García López',
  'SMITH SAM',
  'SMITH John',
  'NG Wei',
  'Danielle Steel',
  'Hans Burbank',
])('%s is a person', (name) => expect(typeByName(name, false)).toBe('Individual'));

test('a ship is called so in front', () => {
  expect(['M/Y Serenity', 'S/Y Bird', 'MV Quay'].map((name) => typeByName(name, false))).toEqual([
    'Yacht',
    'Yacht',
    'Yacht',
  ]);
});

test.each(['Harbour Front (Malta)', 'Harbour Front (in liquidation)'])('%s is none', (name) => {
  expect(typeByName(name, false)).toBe('Company');
});

const typesIn = (...rows: string[]) => {
  const cells = rows.map((row) => row.split(';'));
  return Object.fromEntries(judged(sheet('', cells)).parties.map(({ name, typeName }) => [name, typeName]));
};

test('the tax number of a person makes no company, that of a company does', () => {
  const rows = ['Socio;NIF;Sociedad;%', 'Juan García López;12345678Z;Luz SL;30', 'Sol Naciente;B12345678;Luz SL;70'];
  expect(typesIn(...rows)).toMatchObject({ 'Juan García López': 'Individual', 'Sol Naciente': 'Company' });
});

test('headings say of which type assets are, unless a name has a legal form', () => {
  expect(typesIn('Yacht;Flag;IMO;Owner', 'Sea Bird;Malta;1234567;Ann Lee')).toMatchObject({ 'Sea Bird': 'Yacht' });
  expect(typesIn('Property;Owner;Share', '1 Quay Street;Ann Lee;30', 'Dock Ltd;Ann Lee;40')).toMatchObject({
    ...{ '1 Quay Street': 'Property', 'Dock Ltd': 'Company' },
  });
});

test('a capacity is told', () => {
  const name = 'Jane Smith (as trustee of the Smith Family Trust)';
  const { told } = linksSaid(
    sheet('', [
      ['Owner', 'Owned', 'Share'],
      [name, 'Quay Ltd', '30'],
    ]),
  );
  expect(told).toEqual([
    `row 2: Owner: “${name}” says in which capacity it stands, and is taken as a party of its own.`,
  ]);
});
