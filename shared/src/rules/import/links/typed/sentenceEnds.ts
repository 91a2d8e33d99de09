import { VOTING } from '../roles/votingRole';

/** What stands before a share and says that the one before it holds: “Elena owns a”. */
const HOLDS =
  /\s+(?:owns|own|holds|hold|has|have|hält|halt|halten|besitzt|besitzen|hat|haben)(?:\s+(?:a|an|eine|einen))?$/iu;
const HOLD_TOGETHER = /\s(?:and|und|&)\s.*\s(?:own|hold|have|halten|besitzen|haben)(?:\s+(?:a|an|eine|einen))?$/iu;
/** What makes the one before the share what is held: “Dock Ltd is”, “Dock GmbH gehört zu”. */
const IS_HELD =
  /\s+(?:(?:is|are|ist|wird|werden|sind)(?:\s+(?:owned|held|controlled|zu|im\s+besitz))?|gehört(?:\s+zu)?|gehören(?:\s+zu)?)$/iu;
const BY_HOLDER =
  /^(?:(?:owned|held|controlled)\s+)?by\s+(.+)$|^(?:von|durch)\s+(?:der\s+|dem\s+)?(.+?)\s+(?:gehalten|besessen|kontrolliert)$/iu;
const BELONGS = /\s+gehör(?:t|en)(?:\s+zu)?$/iu;
/** What leaves open who holds today, or holds through whom: such a text is no statement. */
const UNSTATED =
  /(?:^|\s)(?:no\s+longer|not|never|does|did|doesn['’]t|didn['’]t|don['’]t|is|are|was|were|been|formerly|previously|once|sold|sells|acquired|acquires|bought|buys|held|owned|had|own|to|transferred|indirectly|directly|between|from|zu|wird|werden|wurde|wurden|war|waren|ist|sind|nicht|nicht\s+mehr|nie|früher|ehemals|verkaufte|erwarb|kaufte|hielt|hielten|besaß|hatte|indirekt|mittelbar|unmittelbar|direkt|zwischen)$/iu;
const THROUGH = /\s(?:via|through|über|by way of)\s/iu;
const SHARES =
  /^(?:(?:of|in|an|von)\s+)?(?:(?:the|der|des|die|den)\s+)?(?:(?:issued|ordinary|total|gesamten)\s+)*(shares?|stock|share\s+capital|capital|equity|stake|interest|holding|shareholding|anteile?n?|aktien|kapitals?|stammkapitals?|grundkapitals?|beteiligung|votes|voting\s+rights|voting\s+shares|stimmrechten?|stimmen)\s+(?:of|in|at|an|von|der|des)\s+(?:(?:the|der|des|dem|den)\s+)?(.+)$/iu;
const VOTES = /^(?:votes|voting|stimm)/iu;
const ALSO_SAID = /\s(?:since|from|until|till|as\s+of|as\s+at|seit|ab|bis|per|zum)\s+\S*\d{4}/iu;

/** Who holds and what is held, of a statement parted at its share; null where that is not said of today. */
export function statementEnds(before: string, after: string): { holder: string; held: string } | null {
  const subject = before.replace(IS_HELD, '').trim();
  if (subject !== before.trim()) {
    const [, by, von] = BY_HOLDER.exec(after) ?? [];
    const holder = by ?? von ?? (BELONGS.test(before) ? after.replace(/^(?:der|dem|den)\s+/u, '') : undefined);
    return holder === undefined ? null : { holder: holder.trim(), held: subject };
  }
  if (HOLD_TOGETHER.test(before) || THROUGH.test(before)) return null;
  const holder = before.replace(HOLDS, '').trim();
  return UNSTATED.test(holder) ? null : { holder, held: after };
}

/** What is held, without “of the shares in”, and the role that such words say. */
export function withoutShares(held: string): { what: string; role: string } {
  const [, shares, what] = SHARES.exec(held) ?? [];
  if (shares !== undefined && what !== undefined) return { what: what.trim(), role: VOTES.test(shares) ? VOTING : '' };
  return {
    what: held
      .replace(/^(?:of|in|von|an)\s+/iu, '')
      .replace(/^(?:der|des|dem)\s+/u, '')
      .trim(),
    role: '',
  };
}

/** Whether a text says more than a name, which a statement has no place for: since when, until when. */
export function saysMore(text: string): boolean {
  return ALSO_SAID.test(text);
}
