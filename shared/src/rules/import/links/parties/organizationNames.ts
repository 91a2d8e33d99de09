import { memoize } from '../../../../memoize';

/** What stands in front of the names of banks, cities and states' companies, and of groups, written as persons' names are; without accents. */
const FIRST = new RegExp(
  String.raw`^(?:bank|sparkasse|kreissparkasse|volksbank|raiffeisenbank|stadtsparkasse|caisse|caixa|caja|cassa|credit|credito|stadtwerke|stadt|ville|commune|gemeinde|landkreis|kommune|land|groupe|grupo|gruppo|gruppe|koncern|konzern|deutsche|osterreichische|schweizerische|nederlandse|koninklijke|svenska|norsk|norske|dansk|danske|polskie|british|american|european|national|international|royal|compagnie|compania|companhia|compagnia|hotel|universitat|universite|universidad|universita|university|institut|instituto|istituto|etablissements|ets|immobiliere|assurances)\s`,
  'u',
);
/** Words of organisations' names that are none of persons. */
const WITHIN = new RegExp(
  String.raw`(?:^|\s)(?:telekom|telecom|bank|landesbank|sparkasse|\p{L}*versicherung(?:en)?|insurance|assurances?|airlines?|airways|railways?|energy|energie|motors|logistics|logistik|immobilien|consulting|systems|software|networks?|pharmaceuticals?|airport|hospital|klinik|university|council|ministry|authority|agency|\p{L}+werke|\p{L}+(?:gesellschaft|verband|verein)|financial|finance|securities|realty|properties|estates|resources|petroleum|foods|brands|media|laboratories|global|international|worldwide|advisors|advisers|associates|funds?|partners|capital|holdings?|ventures?|investments?|enterprises|industries|technologies|services)(?=[\s,]|$)`,
  'u',
);
/** “BNP Paribas”: letters that nobody is called by, beside words in small ones. */
const ABBREVIATED = /(?:^|\s)(?=\p{Lu}{3,5}(?:\s|$))[^AEIOUYÄÖÜ\s]{3,5}(?=\s|$)/u;
const NAME_MAX = 200;

/** Whether a name that is written as persons' names are is that of an organisation by one of its words. */
export const isOrganizationName = memoize((name) => {
  if (name.length > NAME_MAX) return false;
  const said = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return FIRST.test(said) || WITHIN.test(said) || (/\p{Ll}/u.test(name) && ABBREVIATED.test(name));
});

/** Whether a name is that of a ship, by what stands before it: “M/Y Serenity”. */
export const isShipName = (name: string): boolean => /^(?:M\/?Y|S\/?Y|M\/?V|M\/?T)\.?\s+\p{Lu}/u.test(name);
