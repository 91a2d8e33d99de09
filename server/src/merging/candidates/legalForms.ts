/**
 * Legal forms as names write them, in small ASCII letters without dots, by what they are called here: common ones of the ISO 20275 list.
 * A name is compared without its form, as registers, people and sources write it in many ways.
 */
const FORMS: Readonly<Record<string, string>> = {
  ltd: 'ltd limited ltda limitada ltee limitee pty proprietary pvt private',
  plc: 'plc',
  llc: 'llc lc',
  inc: 'inc incorporated corp corporation co company cia compania compagnie cie',
  lp: 'lp llp lllp slp partnership',
  gmbh: 'gmbh mbh gesmbh ug haftungsbeschrankt gesellschaft mit beschrankter haftung',
  ag: 'ag aktiengesellschaft kgaa se',
  kg: 'kg ohg gbr kommanditgesellschaft',
  sa: 'sa societe anonyme sociedad anonima spa sas sasu',
  sarl: 'sarl sarls srl srls sro sl slu eurl',
  bv: 'bv nv bvba cv vof',
  oy: 'oy oyj ab publ as asa aps',
  ooo: 'ooo oao zao pao ao tov',
  spzoo: 'spzoo sp zoo z oo',
  kk: 'kk kabushiki kaisha godo gk yugen',
  kft: 'kft zrt nyrt doo dd ad ood eood jsc pjsc ojsc cjsc',
  stiftung: 'stiftung foundation fondation stichting fundacion fondazione anstalt',
  sdn: 'sdn bhd berhad pte',
};

/** Words that say nothing of whose name it is. */
const STOP = 'the of and und et y e i de la le les der die das des den van von da do dos del di el al mr mrs ms dr sir';

const formOf = new Map(Object.entries(FORMS).flatMap(([form, words]) => words.split(' ').map((word) => [word, form])));
const stop = new Set(STOP.split(' '));

/** The legal form that a word of a name is written for; undefined for any other word. */
export function legalFormIn(word: string): string | undefined {
  return formOf.get(word);
}

/** Whether a word says nothing of whose name it is. */
export function isStopWord(word: string): boolean {
  return stop.has(word);
}
