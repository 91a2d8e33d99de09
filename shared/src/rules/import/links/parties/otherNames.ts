import { sentence } from '../../../../language/sentence';
import { foldedName } from '../tableSheet';
import type { PartyMention, TellOfParty } from './parties';

/** Tells of the first mention by each further name that a party is taken as another one because both have its LEI. */
export function tellOtherName(
  known: PartyMention,
  mention: PartyMention,
  earlier: readonly { mention: PartyMention }[],
  tell: TellOfParty,
): void {
  if (mention.name === '' || mention.lei === '' || mention.lei !== known.lei) return;
  const isSaid = ({ name }: PartyMention) => foldedName(name) === foldedName(mention.name);
  if (isSaid(known) || earlier.some((one) => isSaid(one.mention))) return;
  const values = { name: known.name.slice(0, 60), said: mention.name.slice(0, 60), lei: mention.lei.slice(0, 60) };
  tell(sentence('“{name}” and “{said}” have the same LEI, {lei}: they are taken as one, “{name}”.', values), 'lei');
}
