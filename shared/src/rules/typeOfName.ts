import type { RecordType } from '../entities/typeNames';

const COMPANY =
  /[\s,](?:ltd|limited|llc|llp|lp|l\.l\.c|l\.l\.p|l\.p|p\.l\.c|plc|inc|corp|corporation|co|gmbh|ag|kg|ug|se|sa|s\.a\.|sas|s\.a\.s\.|sasu|sarl|s\.a\.r\.l\.|s\.à r\.l\.|spa|s\.p\.a\.|srl|s\.r\.l\.|slu?|s\.l\.(?:u\.)?|bv|b\.v\.|nv|n\.v\.|ab|as|asa|oy|oyj|aps|a\/s|sp\. ?z ?o\. ?o\.|kgaa|pte|pty|holdings?|group|partners|capital|bank|company|companies|foundation|stiftung|fondation|fund|fonds|gbr|ohg|e\.v\.|verein|association|ventures|investments?|enterprises|industries|technologies|services|solutions|partnership|genossenschaft|institute|university|sp\.? ?z ?o\.?o\.?|spółka z o\. ?o\.|d\.o\.o\.|j\.d\.o\.o\.|d\.d\.|s\.r\.o\.|a\.s\.|kft|zrt|nyrt|v\.?o\.?f|bvba|cvba|u\.a\.|scsp|s\.c\.a\.|s\.c\.s\.|sicav|sicaf|fcpr|fcpi|fcp|fpci|oeic|raif|lda|ltda|eirl|pllc|lllp|bhd|tbk|ehf|uab|eood|ood|mbh|ggmbh|nominees|trustees)\.?$/iu;
/** Forms that are syllables of names, too, unless they are written as the form is. */
const COMPANY_AS_WRITTEN =
  /(?<=\p{Ll}.{0,100})[\s,]S\.?A\.?M\.?$|[\s,](?:SCS|SCA|SIA|OÜ|AD|KS|ANS|CV|C\.V\.|C\.A\.|PC|eG|Bt\.?|KdöR|ETF)$/u;
/** French companies, and those of some other countries, have their form in front. */
const COMPANY_FIRST =
  /^(?:SCI|SARL|SAS|SASU|SA|EURL|SNC|SCP|SELARL|SCEA|EARL|GIE|S\.C\.I\.|S\.A\.R\.L\.|S\.A\.S\.|PT|OOO|ООО|ТОВ)\s+\S/u;
/** Foundations, associations, states and what belongs to them are called so in front, in several languages; “AB Volvo”. */
const BODY_FIRST =
  /^(?:stichting|vereniging|coöperatie|fundación|fundació|fundação|fundacja|fondazione|fondation|associazione|asociación|associação|verein|fonds|fondo|fundo|banco|banca|banque|société|sociedad|società|republik|bundesrepublik|freistaat|republic of|kingdom of|state of|city of|municipality of|government of|ministry of|ministère|ministerio|ministero|bundesministerium|république|república|repubblica|comune di|commune de|ayuntamiento de|gemeente)\s+\S|^(?:AB|A\/S|Oy) \S+$/iu;
const BODY_WITHIN =
  /(?:^|\s)(?:\p{L}*stiftung|pension fund|investment fund|pensioenfonds|pensionskasse|versorgungswerk)(?=\s|$)/iu;
const TRUST = /[\s,](?:trust|settlement)$/iu;

/** The type that a name says by its last word, or by what such bodies have in front; else the one it would have anyway. */
export function typeOfName(name: string, otherwise: RecordType): RecordType {
  const said = name.trim();
  if (TRUST.test(said)) return 'Trust';
  const isBody = [COMPANY, COMPANY_AS_WRITTEN, COMPANY_FIRST, BODY_FIRST, BODY_WITHIN].some((form) => form.test(said));
  return isBody ? 'Company' : otherwise;
}

/** The role of a share of which none is named: what is held says which. */
export function usualRole(heldType: string): string {
  if (heldType === 'Trust') return 'Beneficiary';
  return heldType === 'Company' ? 'Shareholder' : 'Owner';
}
