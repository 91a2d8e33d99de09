import { describe, expect, test } from '@jest/globals';
import { readBods } from './bods/read';
import type { RawStatement } from './bods/statements.fixture';
import { company, said } from './bods/statements.fixture';
import { overlay } from './overlay';

const NUMBER = { id: '05550001', scheme: 'GB-COH' };
const by = (name: string): RawStatement => ({ publicationDetails: { bodsVersion: '0.4', publisher: { name } } });
const ENTITY = { isComponent: false, entityType: { type: 'registeredEntity' } };

const undated = company('T-1', 'Pier One Ltd', { ...by('A table'), statementDate: undefined });
const numbered = said(
  'entity',
  'GB-COH-05550001',
  { ...ENTITY, name: 'Company 05550001', identifiers: [NUMBER] },
  { ...by('Companies House'), statementDate: '1900-01-01' },
);
const stated = company('GB-COH-05550001', 'PIER ONE LIMITED', {
  ...by('Companies House'),
  statementDate: '2024-01-01',
});
const nameless = said('entity', 'X-1', ENTITY, { ...by('Another'), statementDate: '2025-01-01' });
const closed = company('Y-1', 'Pier One', { ...by('A third'), recordStatus: 'closed', statementDate: '2025-06-01' });

const nameBy = (...statements: RawStatement[]) => overlay(readBods(JSON.stringify(statements)).statements)?.facts.name;

describe('an entity of which several speak', () => {
  test.each([
    ['is not called by its number where an undated table names it', [undated, numbered], 'Pier One Ltd'],
    ['nor where the number came first', [numbered, undated], 'Pier One Ltd'],
    ['is called as a register names it later', [undated, numbered, stated], 'PIER ONE LIMITED'],
    ['keeps the name that its record has where the number comes again', [stated, numbered], 'PIER ONE LIMITED'],
    ['keeps its name where a later record gives none', [stated, nameless], 'PIER ONE LIMITED'],
    ['is called as a closed record names it where the open one knows its number alone', [closed, numbered], 'Pier One'],
    ['is called by its number where nobody names it', [numbered], 'Company 05550001'],
  ])('%s', (_what, statements, name) => {
    expect(nameBy(...statements)).toBe(name);
  });

  test('keeps the name that one record had before a statement without one', () => {
    const later = said('entity', 'GB-COH-05550001', ENTITY, { ...by('Companies House'), statementDate: '2025-01-01' });
    expect(nameBy(stated, later)).toBe('PIER ONE LIMITED');
  });

  test('is anonymous where its source withholds a name that it gave before', () => {
    const person = { isComponent: false, personType: 'knownPerson', names: [{ type: 'legal', fullName: 'Owen' }] };
    const withheld = { isComponent: false, personType: 'anonymousPerson' };
    const states = [
      said('person', 'P-1', person),
      said('person', 'P-1', withheld, { statementDate: '2025-01-01', recordStatus: 'updated' }),
    ];
    expect(nameBy(...states)).toBe('Anonymous person');
  });
});
