import { splitName } from '@stemma/shared/entities/individualName';
import { customFieldsOf } from '../entities/present';
import { linesOf } from './numbered';
import type { PersonRow } from './store';

/** A key person of an entity: an individual with a record of his own, or a person attached to this entity alone (SPEC §3.3). */
export interface KeyPerson {
  key: string;
  firstName: string;
  lastName: string;
  roles: string[];
  emailAddresses: string[];
  phoneNumbers: string[];
  isIndividual: boolean;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export function presentPerson({ properties: p, isIndividual }: PersonRow): KeyPerson {
  const split = splitName(text(p.name));
  const lines = isIndividual
    ? linesOf(customFieldsOf(p))
    : { roles: texts(p.roles), emailAddresses: texts(p.emailAddresses), phoneNumbers: texts(p.phoneNumbers) };
  return {
    key: text(p.key),
    firstName: text(p.firstName) || split.firstName,
    lastName: text(p.firstName) ? text(p.lastName) : split.lastName,
    ...lines,
    isIndividual,
  };
}
