/** Statements as a file holds them, with only what a test says; the rest is filled in. */
export type RawStatement = Record<string, unknown>;

let count = 0;

/** A statement of a record. */
export function said(
  recordType: string,
  recordId: string,
  recordDetails: unknown,
  more: RawStatement = {},
): RawStatement {
  count += 1;
  return {
    statementId: `statement-${count}`,
    statementDate: '2024-01-01',
    publicationDetails: { publicationDate: '2024-01-02', bodsVersion: '0.4', publisher: { name: 'A register' } },
    recordId,
    recordType,
    recordStatus: 'new',
    declarationSubject: 'C-1',
    recordDetails,
    ...more,
  };
}

/** A registered company of the name. */
export function company(recordId: string, name: string, more: RawStatement = {}): RawStatement {
  return said('entity', recordId, { isComponent: false, entityType: { type: 'registeredEntity' }, name }, more);
}

/** That a party holds a share of a company. */
export function holds(
  recordId: string,
  interestedParty: unknown,
  subject: unknown,
  exact: unknown,
  more: RawStatement = {},
): RawStatement {
  const interests = [{ type: 'shareholding', directOrIndirect: 'direct', share: { exact } }];
  return said('relationship', recordId, { isComponent: false, subject, interestedParty, interests }, more);
}
