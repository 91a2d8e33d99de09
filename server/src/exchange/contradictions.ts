import { nameLikeness, nameTokens } from '../merging/candidates/nameTokens';
import type { PartyState } from './bods/model';
import type { BoundRow } from './store';

/** Numbers of a country's registers, of which several may give the same one: “HRB 4711” is another company at each court. */
const OF_SOME_REGISTER = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?-REG:/;
const ALIKE = 0.6;

/** Whether an entity that has an identifier of a party can be another: one of another name, where the number may be given twice. */
export function isOtherByName(identifier: string, party: PartyState, row: BoundRow): boolean {
  return OF_SOME_REGISTER.test(identifier) && !isAlikeByName(party, row);
}

/** Whether a party and an entity are called alike. */
export function isAlikeByName({ facts }: PartyState, { properties }: BoundRow): boolean {
  const [a, b] = [facts.name, properties.name].map((name) => nameTokens(name, { withForms: true }));
  return a !== undefined && b !== undefined && nameLikeness(a, b, () => 1) >= ALIKE;
}

/** Whether a party and an entity were born on different days. */
export function isBornApart({ facts }: PartyState, { properties }: BoundRow): boolean {
  const [a, b] = [facts.fields['birthDate'], properties['birthDate']];
  return typeof a === 'string' && typeof b === 'string' && a !== '' && b !== '' && a !== b;
}
