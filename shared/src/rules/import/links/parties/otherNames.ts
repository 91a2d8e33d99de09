import { sentence } from '../../../../language/sentence';
import { surnameFirst } from '../../../../entities/individualName';
import { foldedName } from '../tableSheet';
import { isPersonName } from './partyType';

interface Called {
  name: string;
  lei: string;
}

/** Tells of the first mention by each further name that a party is taken as another one because both have its LEI. */
export function tellOtherName(
  known: Called,
  mention: Called,
  earlier: readonly { mention: Called }[],
  tell: (why: string, fact: 'lei') => void,
): void {
  if (mention.name === '' || mention.lei === '' || mention.lei !== known.lei) return;
  const isSaid = ({ name }: Called) => foldedName(name) === foldedName(mention.name);
  if (isSaid(known) || earlier.some((one) => isSaid(one.mention))) return;
  const values = { name: known.name.slice(0, 60), said: mention.name.slice(0, 60), lei: mention.lei.slice(0, 60) };
  tell(sentence('“{name}” and “{said}” have the same LEI, {lei}: they are taken as one, “{name}”.', values), 'lei');
}

/** The folded name of a person that is written with the surname in front, in the usual order: “Lee, Ann” as “ann lee”; undefined for any other. */
export function turnedName(name: string): string | undefined {
  const parts = name.includes(',') && isPersonName(name) ? surnameFirst(name) : null;
  return parts ? foldedName(`${parts.firstName} ${parts.lastName}`) : undefined;
}

/** Tells of the first mention of a party by its name in the other order. */
export function tellTurnedName(
  known: { name: string },
  mention: { name: string },
  earlier: readonly { mention: { name: string } }[],
  tell: (why: string) => void,
): void {
  const [name, said] = [foldedName(known.name), foldedName(mention.name)];
  if (turnedName(known.name) !== said && turnedName(mention.name) !== name) return;
  if (earlier.some((one) => foldedName(one.mention.name) === said)) return;
  const values = { said: mention.name.slice(0, 60), name: known.name.slice(0, 60) };
  tell(sentence('“{said}” is taken as “{name}”, in another order.', values));
}
