import type { Switched } from './draft';

/** The switches of an entity, from left to right. */
export const GRANT_COLUMNS: readonly { what: Switched; label: string; says: string }[] = [
  { what: 'shareInfo', label: 'Info', says: 'Its details, custom fields and country' },
  { what: 'shareNotes', label: 'Notes', says: 'Its notes' },
  { what: 'shareKeyPersons', label: 'Key persons', says: 'Its key persons' },
  { what: 'shareFiles', label: 'Files', says: 'Those of its files that you choose' },
  { what: 'isPrivate', label: 'Private', says: 'Visitors see that it exists, and neither its name nor anything else' },
];
