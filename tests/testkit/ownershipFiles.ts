/** Files of ownership data as their publishers shape them, of invented companies and people. */

/** A LEI with its check digits, of a serial number. */
export function madeLei(serial: number): string {
  const stem = `5299TEST${String(serial).padStart(10, '0')}`;
  let rest = 0;
  for (const letter of `${stem}00`)
    for (const digit of String(parseInt(letter, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return `${stem}${String(98 - rest).padStart(2, '0')}`;
}

const LEI_HEAD = 'xmlns:lei="http://www.gleif.org/data/schema/leidata/2016"';

/** Level 1 (LEI-CDF): an entity for each name, its LEI of the number. */
export function leiFile(entities: readonly { serial: number; name: string; number?: string }[]): string {
  const records = entities.map(
    ({ serial, name, number = '' }) => `<lei:LEIRecord><lei:LEI>${madeLei(serial)}</lei:LEI><lei:Entity>
<lei:LegalName xml:lang="en">${name}</lei:LegalName>
<lei:OtherEntityNames><lei:OtherEntityName type="PREVIOUS_LEGAL_NAME">Old ${name}</lei:OtherEntityName></lei:OtherEntityNames>
<lei:LegalAddress><lei:FirstAddressLine>1 Quay</lei:FirstAddressLine><lei:AdditionalAddressLine>Floor 2</lei:AdditionalAddressLine>
<lei:City>Bergen</lei:City><lei:Country>NO</lei:Country><lei:PostalCode>5003</lei:PostalCode></lei:LegalAddress>
<lei:RegistrationAuthority><lei:RegistrationAuthorityID>RA000472</lei:RegistrationAuthorityID>
<lei:RegistrationAuthorityEntityID>${number}</lei:RegistrationAuthorityEntityID></lei:RegistrationAuthority>
<lei:LegalJurisdiction>NO</lei:LegalJurisdiction><lei:EntityCategory>GENERAL</lei:EntityCategory>
<lei:EntityStatus>ACTIVE</lei:EntityStatus><lei:EntityCreationDate>2001-02-03T00:00:00.000Z</lei:EntityCreationDate>
</lei:Entity><lei:Registration><lei:LastUpdateDate>2023-05-18T15:41:20.212Z</lei:LastUpdateDate>
<lei:RegistrationStatus>LAPSED</lei:RegistrationStatus></lei:Registration></lei:LEIRecord>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><lei:LEIData ${LEI_HEAD}><lei:LEIRecords>${records.join('\n')}</lei:LEIRecords></lei:LEIData>`;
}

/** Level 2 (RR-CDF): who is consolidated, managed or held by whom, by numbers of LEIs. */
export function relationshipFile(relations: readonly { child: number; parent: number; type: string }[]): string {
  const records = relations.map(
    ({ child, parent, type }) => `<rr:RelationshipRecord><rr:Relationship>
<rr:StartNode><rr:NodeID>${madeLei(child)}</rr:NodeID><rr:NodeIDType>LEI</rr:NodeIDType></rr:StartNode>
<rr:EndNode><rr:NodeID>${madeLei(parent)}</rr:NodeID><rr:NodeIDType>LEI</rr:NodeIDType></rr:EndNode>
<rr:RelationshipType>${type}</rr:RelationshipType><rr:RelationshipPeriods>
<rr:RelationshipPeriod><rr:StartDate>2020-01-01T00:00:00Z</rr:StartDate><rr:EndDate>2020-12-31T00:00:00Z</rr:EndDate><rr:PeriodType>ACCOUNTING_PERIOD</rr:PeriodType></rr:RelationshipPeriod>
<rr:RelationshipPeriod><rr:StartDate>2018-02-06T00:00:00Z</rr:StartDate><rr:PeriodType>RELATIONSHIP_PERIOD</rr:PeriodType></rr:RelationshipPeriod>
</rr:RelationshipPeriods><rr:RelationshipStatus>ACTIVE</rr:RelationshipStatus>
<rr:RelationshipQuantifiers><rr:RelationshipQuantifier><rr:QuantifierAmount>100.00</rr:QuantifierAmount><rr:QuantifierUnits>PERCENTAGE</rr:QuantifierUnits></rr:RelationshipQuantifier></rr:RelationshipQuantifiers>
</rr:Relationship><rr:Registration><rr:LastUpdateDate>2023-05-18T15:41:20Z</rr:LastUpdateDate><rr:RegistrationStatus>PUBLISHED</rr:RegistrationStatus></rr:Registration></rr:RelationshipRecord>`,
  );
  return `<?xml version="1.0"?><rr:RelationshipData xmlns:rr="http://www.gleif.org/data/schema/rr/2016"><rr:RelationshipRecords>${records.join('')}</rr:RelationshipRecords></rr:RelationshipData>`;
}

/** Reporting exceptions: why no parent is told. */
export function exceptionFile(exceptions: readonly { serial: number; reason: string }[]): string {
  const records = exceptions.map(
    ({ serial, reason }) => `<repex:Exception><repex:LEI>${madeLei(serial)}</repex:LEI>
<repex:ExceptionCategory>ULTIMATE_ACCOUNTING_CONSOLIDATION_PARENT</repex:ExceptionCategory><repex:ExceptionReason>${reason}</repex:ExceptionReason></repex:Exception>`,
  );
  return `<repex:ReportingExceptionData xmlns:repex="http://www.gleif.org/data/schema/repex/2016"><repex:ReportingExceptions>${records.join('')}</repex:ReportingExceptions></repex:ReportingExceptionData>`;
}

/** A line of the snapshot of people with significant control. */
export function pscLine(number: string, data: object): string {
  return JSON.stringify({ company_number: number, data: { etag: 'e', ...data } });
}

/** A person of the snapshot, born in May 1970. */
export function pscPerson(name: string, natures: string[], more: object = {}): object {
  const [forename = '', surname = ''] = name.split(' ');
  return {
    kind: 'individual-person-with-significant-control',
    name: `Mr ${name}`,
    name_elements: { title: 'Mr', forename, surname },
    date_of_birth: { month: 5, year: 1970 },
    nationality: 'British',
    natures_of_control: natures,
    notified_on: '2016-04-06',
    links: { self: `/persons/${name.replace(' ', '')}` },
    ...more,
  };
}

/** Basic company data, its headings with the blanks that the file has. */
export function companyDataFile(companies: readonly { number: string; name: string }[]): string {
  const headings =
    'CompanyName, CompanyNumber,RegAddress.AddressLine1, RegAddress.PostTown,RegAddress.PostCode,CompanyCategory,CompanyStatus,DissolutionDate,IncorporationDate,SICCode.SicText_1,URI, PreviousName_1.CompanyName';
  const rows = companies.map(
    ({ number, name }) =>
      `"${name}","${number}","2 HARBOUR ST","LEITH","EH6 1AA","Private Limited Company","Liquidation","","03/02/1999","64209 - Holding","http://business.data.gov.uk/id/company/${number}","OLD ${name}"`,
  );
  return [headings, ...rows].join('\r\n');
}

const csvOf = (headings: string, rows: readonly (readonly string[])[]): string =>
  [headings, ...rows.map((row) => row.map((cell) => (cell ? `"${cell.replaceAll('"', '""')}"` : '')).join(','))].join(
    '\n',
  );

/** OpenCorporates' companies, with some of the columns that the file has. */
export function openCompaniesFile(
  rows: readonly (readonly [number: string, jurisdiction: string, name: string])[],
): string {
  return csvOf(
    'company_number,jurisdiction_code,name,company_type,current_status,incorporation_date,dissolution_date,branch,previous_names,retrieved_at,registry_url,registered_address.street_address,registered_address.locality,registered_address.postal_code,registered_address.country',
    rows.map(([number, jurisdiction, name]) => [
      ...[number, jurisdiction, name, 'Private Limited Company', 'Dissolved', '1999-02-03', '2020-05-06'],
      ...[
        'F',
        'Old Name Ltd|Older Name Ltd',
        '2023-04-05 00:00:00 UTC',
        'https://registry.example/1',
        '2 Harbour St\\nShore',
        'Leith',
        'EH6 1AA',
        'United Kingdom',
      ],
    ]),
  );
}

/** OpenCorporates' officers: company, jurisdiction, id, name, position, start, end, type. */
export function openOfficersFile(rows: readonly (readonly string[])[]): string {
  return csvOf('Company Number,Jurisdiction Code,ID,Name,Position,Start Date,End Date,Type', rows);
}

/** The ICIJ's zip: an entity, officers, an intermediary, an address, and how they are related. */
export function offshoreLeaksFiles(): Record<string, string> {
  const leak = ['Panama Papers', 'The Panama Papers data is current through 2015', ''];
  return {
    'nodes-addresses.csv': csvOf('node_id,address,name,countries,country_codes,sourceID,valid_until,note', [
      ['24000001', '1 Main Street, Road Town', '', 'British Virgin Islands', 'VGB', ...leak],
    ]),
    'nodes-entities.csv': csvOf(
      'node_id,name,original_name,former_name,jurisdiction,jurisdiction_description,company_type,address,internal_id,incorporation_date,inactivation_date,struck_off_date,dorm_date,status,service_provider,ibcRUC,country_codes,countries,sourceID,valid_until,note',
      [
        [
          ...[
            '10000001',
            'SUNRISE TRADING CO., LTD.',
            'SUNRISE TRADING CO., LTD.',
            'OLD SUNRISE LTD.',
            'SAM',
            'Samoa',
            '',
          ],
          ...[
            'ORION HOUSE; HONG KONG',
            '1001256',
            '23-MAR-2006',
            '18-FEB-2013',
            '',
            '',
            'Defaulted',
            'Mossack Fonseca',
          ],
          ...['25221', 'HKG', 'Hong Kong', ...leak],
        ],
      ],
    ),
    'nodes-intermediaries.csv': csvOf(
      'node_id,name,status,internal_id,address,countries,country_codes,sourceID,valid_until,note',
      [['11000001', 'MICHAEL PAPAGEORGE', 'ACTIVE', '10001', '', 'South Africa', 'ZAF', ...leak]],
    ),
    'nodes-officers.csv': csvOf('node_id,name,countries,country_codes,sourceID,valid_until,note', [
      ['12000001', 'KIM SOO IN', 'South Korea', 'KOR', ...leak],
      ['12000002', 'Portcullis Nominees Limited', '', '', ...leak],
      ['12000003', 'THE BEARER', '', '', ...leak],
    ]),
    'relationships.csv': csvOf('node_id_start,node_id_end,rel_type,link,status,start_date,end_date,sourceID', [
      ['12000001', '10000001', 'officer_of', 'shareholder of', '', '23-MAR-2006', '2010-01-31', 'Panama Papers'],
      ['12000002', '10000001', 'officer_of', 'director of', '', '', '', 'Panama Papers'],
      ['12000003', '10000001', 'officer_of', 'shareholder of', '', '', '', 'Panama Papers'],
      ['11000001', '10000001', 'intermediary_of', 'intermediary of', '', '', '', 'Panama Papers'],
      ['10000001', '24000001', 'registered_address', 'registered address', '', '', '', 'Panama Papers'],
      ['12000001', '12000002', 'same_name_as', 'same name as', '', '', '', 'Panama Papers'],
      ['99', '10000001', 'officer_of', 'beneficiary of', '', '31-FEB-2006', '', 'Panama Papers'],
    ]),
  };
}
