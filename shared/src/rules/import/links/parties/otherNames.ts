import { sentence } from '../../../../language/sentence';
import { foldedName } from '../tableSheet';

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
