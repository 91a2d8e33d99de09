import { LINK_ROLES } from '../../../reference/roles';
import { PERCENTAGE_ROLES } from '../../percentageRoles';
import { asListed } from '../../roleNames';
import { HEADING_ROLES } from './headings/vocabulary';
import { foldedHeading } from './tableSheet';

/** Roles by other names that cells have for them, in English and German, beside those that headings have. */
const OTHERS: Readonly<Record<string, string>> = {
  Shareholder:
    'shareholding|shares|equity|stockholder|member|gesellschafter|gesellschafterin|aktionar|aktionarin|anteilseigner|beteiligung|ownership of shares',
  Owner: 'owns|ownership|eigentumer|eigentumerin|inhaber|inhaberin|eigentum',
  'Beneficial Owner':
    'ubo|beneficial ownership|ultimate beneficial owner|wirtschaftlich berechtigter|wirtschaftlich berechtigte',
  Beneficiary: 'begunstigter|begunstigte|beneficiaries',
  'Voting rights': 'votes|voting|voting right|stimmrechte|stimmrecht|ownership of voting rights',
  Director:
    'geschaftsfuhrer|geschaftsfuhrerin|geschaftsfuhrung|managing director|board member|vorstand|direktor|direktorin',
  Trustee: 'treuhander|treuhanderin|trustees',
  Settlor: 'grantor|stifter|stifterin|treugeber|settlors',
  Protector: 'protektor|protektorin|protectors',
};

const LISTED: readonly string[] = [...new Set<string>([...PERCENTAGE_ROLES, ...LINK_ROLES])];
const BY_OTHER: ReadonlyMap<string, string> = new Map(
  Object.entries(OTHERS)
    .filter(([role]) => LISTED.includes(role))
    .flatMap(([role, list]) => list.split('|').map((text) => [text, role] as const)),
);

/** In a cell “mother” is rather one of a family than a company. */
const OF_GROUPS = new Set(['Parent Company', 'Ultimate Parent']);

function byOther(said: string): string | undefined {
  const role = BY_OTHER.get(said) ?? HEADING_ROLES.get(said);
  return role !== undefined && OF_GROUPS.has(role) ? undefined : role;
}

/** A role's name as the list spells it, by whichever name it is given; one that the list has not stays as it is. */
export function roleNamed(text: string): string {
  const name = asListed(text, LISTED);
  return LISTED.includes(name) ? name : (byOther(foldedHeading(text)) ?? name);
}

/** Whether a text names a role of the list. */
export function isListedRole(text: string): boolean {
  return LISTED.includes(roleNamed(text));
}
