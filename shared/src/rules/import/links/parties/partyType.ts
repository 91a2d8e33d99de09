import { ASSET_TYPES, RECORD_TYPES, typeLabel, typeLabelPlural, type RecordType } from '../../../../entities/typeNames';
import { typeOfName } from '../../../typeOfName';
import { foldedHeading } from '../tableSheet';
import { isOrganizationName, isShipName } from './organizationNames';

/** What people call types in tables, in English and German. */
const NAMED: Readonly<Record<RecordType, string>> = {
  Individual:
    'individual|individuals|person|persons|people|natural person|naturliche person|privatperson|human|mensch|person entity|individual person with significant control',
  Company:
    'company|companies|organisation|organization|organisations|organizations|corporation|corporate|corporate entity|legal entity|legal person|entity|registered entity|firm|gesellschaft|unternehmen|firma|juristische person|korperschaft|gmbh|ag|kg|ug|se|ltd|limited|plc|llc|llp|lp|inc|sa|sarl|sas|sl|slu|spa|srl|bv|nv|ab|as|aps|oy|sp z o o|foundation|stiftung|verein|partnership',
  Trust: 'trust|trusts|treuhand|treuhandverhaltnis|settlement',
  Project: 'project|projects|projekt|projekte',
  Custom: 'custom|other|sonstige|sonstiges|andere|arrangement',
  Property: 'property|properties|real estate|immobilie|immobilien|grundstuck|land|building',
  Aircraft: 'aircraft|plane|jet|helicopter|flugzeug|hubschrauber',
  Yacht: 'yacht|yachts|boat|vessel|ship|schiff|boot',
  BankAccount: 'bank account|bank accounts|account|bankaccount|konto|bankkonto|konten',
};

const TYPES: ReadonlyMap<string, RecordType> = new Map(
  RECORD_TYPES.flatMap((type) =>
    [type, typeLabel(type), typeLabelPlural(type), ...NAMED[type].split('|')].map(
      (text) => [foldedHeading(text), type] as const,
    ),
  ),
);

/** The type that a cell or the name of a sheet names; undefined for none. */
export function typeNamed(text: string): RecordType | undefined {
  return TYPES.get(foldedHeading(text));
}

const CAPITALIZED = String.raw`\p{Lu}[\p{L}'’.-]*`;
const PARTICLE = 'von|van|de|der|den|di|da|del|dos|bin|bint|ibn|abu|al|el|la|le|zu|ten|ter';
const PERSON = new RegExp(`^(?:(?:${PARTICLE}) )*${CAPITALIZED}(?:(?: (?:${PARTICLE}))* ${CAPITALIZED}){0,4}$`, 'u');
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|lord|lady|herr|frau|mme|mlle|sra|srta|dhr|mevr|sheikha?|shaikh)\b/iu;
/** What is written with capitals as persons are, and is none. */
const NO_PERSON =
  /(?:^|\s)(?:(?:option|share|stock|equity|incentive|employee) (?:pool|plan|scheme|options?)|esop|employees|investors|shareholders|management|treasury)(?=\s|$)/iu;
/** What stands behind a person's name without being of it: a footnote, a remark in brackets, in which capacity. */
const FOOTNOTE = /\s*[¹²³⁰⁴-⁹*†‡]+$/u;
const REMARK = /\s*\((?!.*(?:liqui|insolv|administration|dissol|struck|formerly|ehemals|vormals))\p{Ll}[^()]*\)$/u;
const CAPACITY =
  /[\s,(]+(?:solely )?as (?:an? |the |sole |joint |co-)*(?:trustees?|nominees?|executors?|custodians?|agents?|administrators?|guardians?|personal representatives?)(?:\s.*)?$/iu;

/** Longer texts are no names: what stands behind one is not looked for. */
const NAME_MAX = 200;

/** Whether a name says in which capacity its party stands: “Jane Smith (as trustee of the Smith Family Trust)”. */
export function saysCapacity(name: string): boolean {
  return name.length <= NAME_MAX && /[\s(]as /iu.test(name) && CAPACITY.test(name);
}

const MORE_THAN_NAME = /[(¹²³⁰⁴-⁹*†‡]|\sas\s/iu;

function plainName(name: string): string {
  if (name.length > NAME_MAX || !MORE_THAN_NAME.test(name)) return name.trim();
  return name.replace(FOOTNOTE, '').replace(CAPACITY, '').replace(REMARK, '').trim();
}

/** “Ann Lee”, and “Lee, Ann”. */
function isWrittenAsPerson(name: string): boolean {
  if (!PERSON.test(name.replace(/^([^,]+), ([^,]+)$/u, '$2 $1')) || NO_PERSON.test(name)) return false;
  return !isShipName(name) && !isOrganizationName(name);
}

/** Whether a name is written as that of a natural person: by a title, or in two words or more without a legal form. */
export function isPersonName(text: string): boolean {
  const name = plainName(text);
  if (typeOfName(name, 'Custom') !== 'Custom') return false;
  return TITLE.test(name) || (name.includes(' ') && name.length <= 60 && isWrittenAsPerson(name));
}

/**
 * The type that a name says: by a legal form, a ship by what stands before it, else a person by a title or where it is written as one and nobody owns it, else an organisation.
 * `isOwned` says whether anything of the table owns it.
 */
export function typeByName(text: string, isOwned: boolean): RecordType {
  const name = plainName(text);
  const said = typeOfName(name, 'Custom');
  if (said !== 'Custom') return said;
  if (TITLE.test(name)) return 'Individual';
  if (isShipName(name)) return 'Yacht';
  return !isOwned && name.length <= 60 && isWrittenAsPerson(name) ? 'Individual' : 'Company';
}

/** A number that only persons have: Spain's DNI and NIE, Italy's tax code, Brazil's CPF. */
const PERSONAL_NUMBER =
  /^(?:[XYZ]\d{7}|\d{8})-?[A-Z]$|^[A-Z]{6}\d{2}[A-Z]\d{2}[A-Z]\d{3}[A-Z]$|^\d{3}\.\d{3}\.\d{3}-\d{2}$/iu;

/** Whether a number that a table says of a party is one of a natural person. */
export function isPersonalNumber(registration: string): boolean {
  return PERSONAL_NUMBER.test(registration.replace(/\s/gu, ''));
}

const ASSETS: readonly string[] = ASSET_TYPES;

/** The type of asset that a heading says of what stands below it: “Yacht”, “Property name”; undefined for any other. */
export function assetTypeOf(heading: string): RecordType | undefined {
  const type = typeNamed(heading) ?? typeNamed(foldedHeading(heading).replace(/(?:^name of (?:the )?| names?$)/u, ''));
  return type && ASSETS.includes(type) ? type : undefined;
}
