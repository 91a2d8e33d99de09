import type { RecordType } from '../entities/typeNames';

const COMPANY =
  /[\s,](?:ltd|limited|llc|llp|lp|plc|inc|corp|corporation|co|gmbh|ag|kg|ug|se|sa|s\.a\.|sas|s\.a\.s\.|sasu|sarl|s\.a\.r\.l\.|s\.à r\.l\.|spa|s\.p\.a\.|srl|s\.r\.l\.|slu?|s\.l\.(?:u\.)?|bv|b\.v\.|nv|n\.v\.|ab|as|asa|oy|oyj|aps|a\/s|sp\. ?z ?o\. ?o\.|kgaa|pte|pty|holdings?|group|partners|capital|bank)\.?$/iu;
const TRUST = /[\s,](?:trust|settlement)$/iu;

/** The type that a name says by its last word; else the one it would have anyway. */
export function typeOfName(name: string, otherwise: RecordType): RecordType {
  const said = name.trim();
  if (TRUST.test(said)) return 'Trust';
  return COMPANY.test(said) ? 'Company' : otherwise;
}

/** The role of a share of which none is named: what is held says which. */
export function usualRole(heldType: string): string {
  if (heldType === 'Trust') return 'Beneficiary';
  return heldType === 'Company' ? 'Shareholder' : 'Owner';
}
