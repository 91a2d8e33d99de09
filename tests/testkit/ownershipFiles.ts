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
