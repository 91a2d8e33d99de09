import type { RecordType } from '../entities/typeNames';

const COMPANY =
  /[\s,](?:ltd|limited|llc|llp|lp|plc|inc|corp|corporation|co|gmbh|ag|kg|ug|se|sa|s\.a\.|sas|s\.a\.s\.|sasu|sarl|s\.a\.r\.l\.|s\.à r\.l\.|spa|s\.p\.a\.|srl|s\.r\.l\.|slu?|s\.l\.(?:u\.)?|bv|b\.v\.|nv|n\.v\.|ab|as|asa|oy|oyj|aps|a\/s|sp\. ?z ?o\. ?o\.|kgaa|pte|pty|holdings?|group|partners|capital|bank|company|companies|foundation|stiftung|fondation|fund|fonds|gbr|ohg|e\.v\.|verein|association|ventures|investments?|enterprises|industries|technologies|services|solutions|partnership|genossenschaft|institute|university)\.?$/iu;
/** French companies, and those of some other countries, have their form in front. */
const COMPANY_FIRST =
  /^(?:SCI|SARL|SAS|SASU|SA|EURL|SNC|SCP|SELARL|SCEA|EARL|GIE|S\.C\.I\.|S\.A\.R\.L\.|S\.A\.S\.|PT|OOO|ООО|ТОВ)\s+\S/u;
const TRUST = /[\s,](?:trust|settlement)$/iu;

/** The type that a name says by its last word, or a legal form in front; else the one it would have anyway. */
export function typeOfName(name: string, otherwise: RecordType): RecordType {
  const said = name.trim();
  if (TRUST.test(said)) return 'Trust';
  return COMPANY.test(said) || COMPANY_FIRST.test(said) ? 'Company' : otherwise;
}

/** The role of a share of which none is named: what is held says which. */
export function usualRole(heldType: string): string {
  if (heldType === 'Trust') return 'Beneficiary';
  return heldType === 'Company' ? 'Shareholder' : 'Owner';
}
