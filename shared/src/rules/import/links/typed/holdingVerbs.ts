import { hasArrow } from './arrowStatements';
import { unquotedName, type OwnershipSentence } from './roleSentences';
import { isStatedToday, namesSeveralHeld, namesVerb, saysMore, withoutShares } from './sentenceEnds';

/** Verbs by which one holds another, in eleven languages, as they stand between two names; of several holders they leave open who holds what. */
const HOLDS =
  'owns|holds|controls|hält|besitzt|détient|possède|posee|bezit|detiene|possiede|detém|possui|äger|ejer|eier|posiada';
const HOLD = 'halten|besitzen|détiennent|possèdent|poseen|bezitten|detengono|possiedono|detêm|possuem|posiadają';
const ACTIVE = new RegExp(`^(.{1,500}?)\\s(?:${HOLDS})\\s(.{1,500})$`, 'u');
const PASSIVE = /^(.{1,500}?)\s(?:is\s)?(?:(?:wholly|fully)[\s-])?(?:owned|held|controlled)\sby\s(.{1,500})$/u;
const SAID = new RegExp(
  `\\S\\s(?:${HOLDS}|${HOLD}|(?:owned|held|controlled)\\sby)\\s\\S|\\s(?:and|&)\\s.*\\s(?:own|hold)\\s`,
  'u',
);

/** Whether a text says that one holds another, by a verb or an arrow. */
export function saysHolding(text: string): boolean {
  return hasArrow(text) || (!/^["“][^"”]+["”]$/u.test(text) && SAID.test(text));
}

/** Reads “Elena owns Quay Ltd” and “Quay Ltd is owned by Elena”, which say no share; null for any other text. */
export function readHolding(text: string): OwnershipSentence | null {
  const [passive, active] = [PASSIVE.exec(text), ACTIVE.exec(text)];
  const [holder = '', held = ''] = passive ? [passive[2], passive[1]] : [active?.[1], active?.[2]];
  if (holder === '' || held === '' || (passive && active)) return null;
  const { what, role } = withoutShares(held);
  const [owner, owned] = [unquotedName(holder), unquotedName(what)];
  const isName = (name: string) => name !== '' && !SAID.test(name) && !/[%％]/u.test(name) && !saysMore(name);
  if (!isName(owner) || !isName(owned) || !isStatedToday(owner) || !isStatedToday(held)) return null;
  if (namesVerb(owner, 'last') || namesVerb(owned, 'first') || namesSeveralHeld(owned)) return null;
  const isLower = (name: string) => /^\p{Ll}/u.test(name);
  return isLower(owned) && !isLower(owner) ? null : { owner, share: '', role, owned };
}
