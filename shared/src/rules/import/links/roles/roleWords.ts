import { LINK_ROLES } from '../../../../reference/roles';
import { PERCENTAGE_ROLES } from '../../../percentageRoles';
import { asListed } from '../../../roleNames';
import { foldedHeading } from '../tableSheet';

/** Roles by other names that people have for them, in English and German. */
const OTHERS: Readonly<Record<string, string>> = {
  Shareholder:
    'shareholding|shares|equity|stockholder|member|gesellschafter|gesellschafterin|aktionar|aktionarin|anteilseigner|beteiligung|ownership of shares',
  'Limited Partner': 'kommanditist|kommanditistin',
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

/** A role's name as the list spells it, by whichever name it is given; one that the list has not stays as it is. */
export function roleNamed(text: string): string {
  const name = asListed(text, LISTED);
  return LISTED.includes(name) ? name : (BY_OTHER.get(foldedHeading(text)) ?? name);
}

/** Whether a text names a role of the list. */
export function isListedRole(text: string): boolean {
  return LISTED.includes(roleNamed(text));
}
