import { typeOfName } from '../../../typeOfName';
import { VOTING } from '../roles/votingRole';

/** What stands before a share and says that the one before it holds: “Elena owns a”. */
const HOLDS =
  /\s+(?:owns|own|holds|hold|has|have|hält|halt|halten|besitzt|besitzen|hat|haben|détient|possède|posee|tiene|detenta|bezit|houdt|heeft|detiene|possiede|detém|possui|tem|äger|innehar|ejer|eier|posiada)(?:\s+(?:a|an|eine|einen|el|un|il|o|os))?$/iu;
const HOLD_TOGETHER =
  /\s(?:and|und|&|et|y|e|en|och|og|i)\s.*\s(?:own|hold|have|halten|besitzen|haben|détiennent|possèdent|poseen|tienen|bezitten|houden|hebben|detengono|possiedono|detêm|possuem|äger|ejer|eier|posiadają)(?:\s+(?:a|an|eine|einen|el|un|il|o|os))?$/iu;
/** What makes the one before the share what is held: “Dock Ltd is”, “Dock GmbH gehört zu”. */
const IS_HELD =
  /\s+(?:(?:is|are|ist|wird|werden|sind)(?:\s+(?:owned|held|controlled|zu|im\s+besitz))?|gehört(?:\s+zu)?|gehören(?:\s+zu)?)$/iu;
const OWNED_BY = /^(?:owned|held|controlled)\s+by\s+(.+)$/iu;
const BY_HOLDER =
  /^(?:(?:owned|held|controlled)\s+)?by\s+(.+)$|^(?:von|durch)\s+(?:der\s+|dem\s+)?(.+?)\s+(?:gehalten|besessen|kontrolliert)$/iu;
const BELONGS = /\s+gehör(?:t|en)(?:\s+zu)?$/iu;
/** What leaves open who holds today, or holds through whom: such a text is no statement. */
const UNSTATED =
  /(?:^|\s)(?:no\s+longer|not|never|does|did|doesn['’]t|didn['’]t|don['’]t|is|are|was|were|been|formerly|previously|once|sold|sells|acquired|acquires|bought|buys|held|owned|had|own|to|transferred|indirectly|directly|between|from|zu|wird|werden|wurde|wurden|war|waren|ist|sind|nicht|nicht\s+mehr|nie|früher|ehemals|verkaufte|erwarb|kaufte|hielt|hielten|besaß|hatte|indirekt|mittelbar|unmittelbar|direkt|zwischen)$/iu;
const THROUGH_WORDS =
  'via|through|über|by way of|on behalf of|in trust for|im Auftrag|im Namen|pour le compte|por cuenta|per conto|namens';
const THROUGH = new RegExp(`\\s(?:${THROUGH_WORDS})\\s`, 'iu');
/** Pieces of sentences that are no names: verbs and “through” in small letters, “itself”, “1,000 shares of”, signs of arrows. */
const PIECE = new RegExp(
  String.raw`[<>←]|\s(?:is|are|was|were|has|have|had|been|owns?|holds?|held|ist|sind|war|waren|hat|hält|wird|wurde|est|not|nicht|no longer|${THROUGH_WORDS})\s|^(?:(?:it|him|her|them|my|our|your)sel(?:f|ves)$|(?:its?|his|hers?|their|him|them|my|our|sich|selbst|ihre?[mnr]?|seine?[mnr]?)(?:\s|$))|^\d[\d.,'’]*\s+\p{Ll}`,
  'u',
);
/** A legal form with more behind it: “Quay Ltd for Marco”. */
const BEHIND_FORM =
  /[\s,](?:ltd|limited|llc|llp|plc|inc|corp|gmbh|ag|kg|sa|sas|sarl|srl|spa|bv|nv|ab)\.?,?\s+(?!(?:and|und|et|y|e|en|of|de|du|di|da|in|i)\s)(\p{L}{2,})/iu;
const SHARES =
  /^(?:(?:of|in|an|von)\s+)?(?:(?:the|der|des|die|den)\s+)?(?:(?:issued|ordinary|total|gesamten)\s+)*(shares?|stock|share\s+capital|capital|equity|stake|interest|holding|shareholding|anteile?n?|aktien|kapitals?|stammkapitals?|grundkapitals?|beteiligung|votes|voting\s+rights|voting\s+shares|stimmrechten?|stimmen)\s+(?:of|in|at|an|von|der|des)\s+(?:(?:the|der|des|dem|den)\s+)?(.+)$/iu;
const VOTES = /^(?:votes|voting|stimm)/iu;
const ALSO_SAID = /\s(?:since|from|until|till|as\s+of|as\s+at|seit|ab|bis|per|zum)\s+\S*\d{4}/iu;

/** “40 % de Lumière SAS”: in small letters, before a name that begins with a capital. */
const OF_HELD =
  /^(?:d[eou]s?|della?|dello|delle|dei|d[ai]|del|van|af|av)\s+(?:(?:la|le|les|los|las|het|de|the)\s+|l['’])?(?=["“\p{Lu}\d])|^(?:d|dell|de l)['’](?=\p{Lu})/u;
/** “du capital de”, “delle quote di”. */
const OF_SHARES =
  /^(?:du|des|de las|de los|del|delle|della|van de|van het|do|das)\s+(?:capital(?:\s+social)?|capitale(?:\s+sociale)?|parts(?:\s+sociales)?|actions|acciones|participaciones|quotas|quote|ações|azioni|aandelen|kapitaal)\s+(?=(?:de|di|del|della|da|do|in|van|d['’])\s)/u;
/** What begins names, too: “van Gogh BV”. */
const OF_OR_NAME = /^(?:van|de|di|del|da)\s+(?=\p{Lu})/u;
const PARTICLE =
  /^(?:of|the|van|von|vom|de|der|den|des|du|di|da|do|del|della|delle|la|las|le|les|los|el|al|het|bin|ibn|zu|ten|ter|’t|'t)$/u;

/**
 * Whether the last or first words of what would be a name are in small letters beside others with capitals, as a verb that nobody read is: “Jean Dupont
 * contrôle”, “gehalten von Jean”.
 */
export function namesVerb(name: string, at: 'last' | 'first'): boolean {
  const terms = name.trim().split(/\s+/u);
  if (!/\p{Lu}/u.test(name)) return false;
  const isSmall = (term: string | undefined) => term !== undefined && /^\p{Ll}+$/u.test(term);
  if (at === 'last') return isSmall(terms.at(-1)) && typeOfName(name, 'Custom') === 'Custom';
  const from = terms.findIndex((term) => !PARTICLE.test(term));
  return isSmall(terms[from]) && (from > 0 || isSmall(terms[1]));
}

/** “Quay Ltd and Dock Ltd”: what a statement holds is one party. */
export function namesSeveralHeld(name: string): boolean {
  const [first, ...others] = name.split(/\s+(?:and|und|et|y|e|en)\s+/u);
  return others.length > 0 && [first, ...others].every((one) => typeOfName(one ?? '', 'Custom') !== 'Custom');
}

/** Who holds and what is held, of a statement parted at its share; null where that is not said of today. */
export function statementEnds(before: string, after: string): { holder: string; held: string } | null {
  const [, holderBehind] = OWNED_BY.exec(after) ?? [];
  const subject = before.replace(IS_HELD, '').trim();
  if (holderBehind !== undefined && subject === before.trim())
    return isStatedToday(subject) ? { holder: holderBehind, held: subject } : null;
  if (subject !== before.trim()) {
    const [, by, von] = BY_HOLDER.exec(after) ?? [];
    const holder = by ?? von ?? (BELONGS.test(before) ? after.replace(/^(?:der|dem|den)\s+/u, '') : undefined);
    return holder === undefined ? null : { holder: holder.trim(), held: subject };
  }
  if (HOLD_TOGETHER.test(before) || THROUGH.test(before)) return null;
  const holder = before.replace(HOLDS, '').trim();
  return UNSTATED.test(holder) ? null : { holder, held: after };
}

/** Whether a name says nothing of former times, or of others that one holds through. */
export function isStatedToday(name: string): boolean {
  return !UNSTATED.test(name) && !THROUGH.test(name);
}

/** Whether “van Gogh BV” may be the name, or “of Gogh BV”: no verb stands before it. */
export function mayBeginName(held: string): boolean {
  return OF_OR_NAME.test(held);
}

/** What is held, without “of the shares in”, and the role that such words say. */
export function withoutShares(held: string): { what: string; role: string } {
  const [, shares, what] = SHARES.exec(held) ?? [];
  if (shares !== undefined && what !== undefined) return { what: what.trim(), role: VOTES.test(shares) ? VOTING : '' };
  return {
    what: held
      .replace(/^(?:of|in|von|an)\s+/iu, '')
      .replace(/^(?:der|des|dem)\s+/u, '')
      .replace(OF_SHARES, '')
      .replace(/^in\s+/u, '')
      .replace(OF_HELD, '')
      .trim(),
    role: '',
  };
}

/** Whether a text says more than a name, which a statement has no place for: since when, until when. */
export function saysMore(text: string): boolean {
  return ALSO_SAID.test(text);
}

/** Whether what stands where a name does may be one; what is quoted in the text (`said`) is. */
export function mayBeNamed(name: string, said: string): boolean {
  if (new Set(['"', '“']).has(said[said.indexOf(name) - 1] ?? '')) return true;
  return !PIECE.test(name) && !/^\p{Ll}/u.test(BEHIND_FORM.exec(name)?.[1] ?? '');
}
