import { RECORD_TYPES, typeLabel, typeLabelPlural, type RecordType } from '../../../../entities/typeNames';
import { typeOfName } from '../../../typeOfName';
import { foldedHeading } from '../tableSheet';

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

const PERSON =
  /^(?:\p{Lu}[\p{L}'’.-]*|von|van|de|der|den|di|da|del|bin|al|el|la|le)(?: (?:\p{Lu}[\p{L}'’.-]*|von|van|de|der|den|di|da|del|bin|al|el|la|le)){0,4}$/u;
const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|sir|dame|lord|lady|herr|frau)\b/iu;

/** “Ann Lee”, and “Lee, Ann”. */
function isWrittenAsPerson(name: string): boolean {
  return PERSON.test(name.replace(/^([^,]+), ([^,]+)$/u, '$2 $1'));
}

/** Whether a name is written as that of a natural person: by a title, or in two words or more without a legal form. */
export function isPersonName(name: string): boolean {
  if (TITLE.test(name)) return true;
  return name.includes(' ') && name.length <= 60 && typeOfName(name, 'Custom') === 'Custom' && isWrittenAsPerson(name);
}

/**
 * The type that a name says: by its last word, else a person where it is written as one and nobody owns it, else an organisation.
 * `isOwned` says whether anything of the table owns it.
 */
export function typeByName(name: string, isOwned: boolean): RecordType {
  if (TITLE.test(name)) return 'Individual';
  const said = typeOfName(name, 'Custom');
  if (said !== 'Custom') return said;
  return !isOwned && name.length <= 60 && isWrittenAsPerson(name) ? 'Individual' : 'Company';
}
