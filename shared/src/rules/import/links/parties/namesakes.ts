import type { RecordType } from '../../../../entities/typeNames';
import { isSameRegistration } from '../../../registration';

const TELLS_APART = ['type', 'registration', 'lei', 'birthDate'] as const;
const TELLS = [...TELLS_APART, 'country'] as const;
/** So many of one name are compared with each other; of more the first that can be is taken. */
const COMPARED_MAX = 200;

interface Facts extends Readonly<Record<Exclude<(typeof TELLS)[number], 'type'> | 'id', string>> {
  type: RecordType | null;
}
type Known = Facts & { ids: ReadonlySet<string> };

/** Which of the parties of a name is meant: of those that nothing tells apart from the mention, the first with which it has most in common. */
export function closestOf<T extends Known>(mention: Facts, alike: readonly T[]): T | undefined {
  return alike.length > COMPARED_MAX ? alike.find((one) => canBe(mention, one)) : allClosest(mention, alike)[0];
}

/** How many of the parties of a name, that which was taken among them, a mention may mean. */
export function countMeant<T extends Known>(mention: Facts, taken: T, alike: readonly T[]): number {
  if (!TELLS.some((fact) => mention[fact])) return alike.length;
  return alike.length > COMPARED_MAX ? 1 : new Set([taken, ...allClosest(mention, alike)]).size;
}

/** Whether a mention says anything by which parties of one name are known apart. */
export function tellsApart(mention: Facts): boolean {
  return mention.id !== '' || TELLS_APART.some((fact) => mention[fact]);
}

function allClosest<T extends Known>(mention: Facts, alike: readonly T[]): T[] {
  const possible = alike
    .filter((one) => canBe(mention, one))
    .map((one) => ({ one, common: TELLS.filter((fact) => agrees(fact, mention, one)).length }));
  const most = Math.max(...possible.map(({ common }) => common));
  return possible.filter(({ common }) => common === most).map(({ one }) => one);
}

function canBe(mention: Facts, known: Known): boolean {
  if (mention.id && known.ids.size > 0) return false;
  return !(
    (differ(mention.registration, known.registration) && !isRegistrationOf(mention, known)) ||
    differ(mention.birthDate, known.birthDate) ||
    differ(mention.lei, known.lei) ||
    differ(mention.type, known.type)
  );
}

function agrees(fact: (typeof TELLS)[number], mention: Facts, known: Known): boolean {
  if (!mention[fact] || !known[fact]) return false;
  return mention[fact] === known[fact] || (fact === 'registration' && isRegistrationOf(mention, known));
}

/** Whether two registration numbers are one, written in two ways; never of two countries. */
export function isRegistrationOf(
  mention: Pick<Facts, 'registration' | 'country'>,
  known: Pick<Facts, 'registration' | 'country'>,
): boolean {
  return (
    !differ(mention.country, known.country) &&
    isSameRegistration(known.country || mention.country, mention.registration, known.registration)
  );
}

function differ(one: string | null, other: string | null): boolean {
  return Boolean(one) && Boolean(other) && one !== other;
}
