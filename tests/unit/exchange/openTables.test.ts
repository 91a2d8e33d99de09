import { describe, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { readFile } from '../../../server/src/exchange/readFile';
import { rolesOfInterests } from '../../../server/src/exchange/bods/interests';
import { partyFactsOf } from '../../../server/src/exchange/bods/model';
import type { StatementFile } from '../../../server/src/exchange/statementFile';
import { offshoreLeaksFiles, openCompaniesFile, openOfficersFile } from '../../testkit/ownershipFiles';

const read = (data: string | Uint8Array) => readFile({ bytes: typeof data === 'string' ? Buffer.from(data) : data });
const zipOf = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [`full/${name}`, Buffer.from(text)])));

/** Parties by name and type, and who is what to whom. */
function told({ statements }: StatementFile) {
  const parties = statements.flatMap((one) => {
    const facts = partyFactsOf(one);
    return facts ? [{ id: one.recordId, ...facts }] : [];
  });
  const nameOf = new Map(parties.map(({ id, name }) => [id, name]));
  const links = statements.flatMap((one) => {
    if (one.recordType !== 'relationship' || !one.details) return [];
    const { recordDetails } = JSON.parse(one.json) as { recordDetails: Record<string, string> };
    const { interestedParty, subject } = recordDetails;
    return rolesOfInterests(one.details, undefined).map((role) => ({
      from: nameOf.get(interestedParty ?? ''),
      to: nameOf.get(subject ?? ''),
      ...role,
    }));
  });
  return { parties, links };
}

describe('OpenCorporates', () => {
  test('companies have their number, dates, address and state', async () => {
    const { statements, skipped } = await read(
      openCompaniesFile([
        ['01234567', 'gb', 'Harbour Ltd'],
        ['77', 'us_de', 'Delta Inc'],
        ['', 'gb', 'Nobody'],
      ]),
    );
    const [harbour, delta] = told({ statements, skipped, read: 0 }).parties;
    expect(harbour).toMatchObject({
      name: 'Harbour Ltd',
      typeName: 'Company',
      identifiers: ['GB-COH:01234567'],
      fields: { country: 'United Kingdom', incorporation: '1999-02-03', registration: '01234567' },
    });
    expect(harbour?.description).toMatch(
      /Dissolved: 2020-05-06[^]*Status: Dissolved[^]*Previous names: Old Name Ltd, Older Name Ltd/,
    );
    expect(harbour?.description).toContain('A branch of a company of another jurisdiction');
    expect(harbour?.fields.address).toContain('2 Harbour St\nShore\nLeith');
    expect(delta).toMatchObject({ fields: { country: 'United States of America' } });
    expect(delta?.description).toMatch(/US-DE/);
    expect(skipped.map(({ where, why }) => `${where}: ${why}`)).toEqual([
      'line 4: company_number or jurisdiction_code is missing.',
    ]);
  });

  test('officers are persons or organisations in roles without shares', async () => {
    const file = await read(
      openOfficersFile([
        ['01234567', 'GB', '1', 'Owen Price', 'director', '2001-02-03', '', 'Person'],
        ['01234567', 'GB', '2', 'Owen Price', 'secretary', '', '2010-02-30', ''],
        ['01234567', 'GB', '3', 'Leith Secretaries Limited', 'secretary', '', '', ''],
        ['01234567', 'GB', '4', 'Gwen Rees', 'liquidator', '', '', 'Person'],
      ]),
    );
    const { parties, links } = told(file);
    expect(new Set(parties.map(({ name, typeName }) => `${typeName}: ${name}`))).toEqual(
      new Set([
        'Individual: Owen Price',
        'Company: Leith Secretaries Limited',
        'Individual: Gwen Rees',
        'Company: Company 01234567',
      ]),
    );
    expect(new Set(parties.filter(({ name }) => name === 'Owen Price').map(({ id }) => id)).size).toBe(1);
    expect(links.map(({ from, to, role, startDate, interest }) => ({ from, to, role, startDate, interest }))).toEqual([
      {
        from: 'Owen Price',
        to: 'Company 01234567',
        role: 'Director',
        startDate: '2001-02-03',
        interest: 'boardMember',
      },
      { from: 'Owen Price', to: 'Company 01234567', role: 'Secretary', interest: 'seniorManagingOfficial' },
      {
        from: 'Leith Secretaries Limited',
        to: 'Company 01234567',
        role: 'Secretary',
        interest: 'seniorManagingOfficial',
      },
      { from: 'Gwen Rees', to: 'Company 01234567', role: 'Liquidator', interest: 'openCorporatesOfficer' },
    ]);
    expect(links.every((link) => link.percentage === undefined && link.minimum === undefined)).toBe(true);
    expect(file.notes).toEqual(['line 3: end_date "2010-02-30" is no day and was left out.']);
  });
});

test('an address of an OpenCorporates officer may be in parts', async () => {
  const { statements } = await read(
    'company_number,jurisdiction_code,id,name,position,type,address.in_full,address.street_address,address.locality,address.country\n' +
      '1,gb,2,Owen Price,director,Person,,2 Harbour St,Leith,GB\n1,gb,3,Gwen Rees,director,Person,1 Quay,,,\n',
  );
  const addresses = statements.map(
    ({ json }) => (JSON.parse(json) as { recordDetails: { addresses?: object[] } }).recordDetails.addresses,
  );
  expect(addresses.filter(Boolean)).toEqual([
    [{ type: 'service', address: '2 Harbour St\nLeith', country: { name: 'United Kingdom', code: 'GB' } }],
    [{ type: 'service', address: '1 Quay' }],
  ]);
});

describe('Offshore Leaks', () => {
  test('a zip of nodes and relationships is read as parties and roles, whatever the order of its files', async () => {
    const files = offshoreLeaksFiles();
    const turned = Object.fromEntries(Object.entries(files).reverse());
    for (const file of [await read(zipOf(files)), await read(zipOf(turned))]) {
      const { parties, links } = told(file);
      expect(parties.map(({ name, typeName, party }) => `${typeName} ${party}: ${name}`).sort()).toEqual([
        'Company known: MICHAEL PAPAGEORGE',
        'Company known: Node 99 of Offshore Leaks',
        'Company known: Portcullis Nominees Limited',
        'Company known: SUNRISE TRADING CO., LTD.',
        'Individual known: KIM SOO IN',
        'Individual unknown: THE BEARER',
      ]);
      const entity = parties.find(({ id }) => id === 'ICIJ-10000001');
      expect(entity?.fields).toMatchObject({ country: 'Samoa', incorporation: '2006-03-23', registration: '25221' });
      expect(entity?.description).toMatch(/Inactive since: 2013-02-18[^]*current through 2015/);
      const said = links.map(({ from, role, startDate, endDate }) => [from, role, startDate, endDate].join(' '));
      expect(said.sort()).toEqual([
        'KIM SOO IN Shareholder 2006-03-23 2010-01-31',
        'MICHAEL PAPAGEORGE Intermediary  ',
        'Node 99 of Offshore Leaks Beneficiary  ',
        'Portcullis Nominees Limited Director  ',
        'THE BEARER Shareholder  ',
      ]);
      expect(links.every((link) => link.to === 'SUNRISE TRADING CO., LTD.' && link.percentage === undefined)).toBe(
        true,
      );
      expect([...(file.notes ?? [])].sort()).toEqual([
        '1 relationships "registered_address" state no role and were left out.',
        '1 relationships "same_name_as" state no role and were left out.',
        'full/nodes-addresses.csv: addresses are no parties and were left out.',
        'full/relationships.csv, line 8: start_date "31-FEB-2006" is no day and was left out.',
      ]);
      expect(file.skipped).toEqual([]);
      expect(JSON.parse(file.statements[0]?.json ?? '')).toMatchObject({
        publicationDetails: { license: 'https://opendatacommons.org/licenses/odbl/1-0/' },
      });
    }
  });

  test('files alone are told apart by their columns', async () => {
    const files = offshoreLeaksFiles();
    const kinds = async (name: string) =>
      told(await read(files[name] ?? '')).parties.map(({ typeName, name: said }) => `${typeName} ${said}`);
    expect(await kinds('nodes-intermediaries.csv')).toEqual(['Company MICHAEL PAPAGEORGE']);
    expect(await kinds('nodes-entities.csv')).toEqual(['Company SUNRISE TRADING CO., LTD.']);
    expect(await kinds('nodes-officers.csv')).toContain('Individual KIM SOO IN');
    await expect(read(files['nodes-addresses.csv'] ?? '')).rejects.toThrow(/nothing that can be imported/);
    await expect(read('node_id_start,node_id_end,rel_type\nx,y,officer_of\n')).rejects.toThrow(/no number of a node/);
  });
});
