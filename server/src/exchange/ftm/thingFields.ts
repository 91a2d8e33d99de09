import type { FieldValue } from '@stemma/shared/entities/record';
import type { FtmProperties } from './record';

/** Fields of things that are held, by the properties of FollowTheMoney that say the same; of several, the first is written. */
const FIELDS_OF: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Yacht: {
    imoNumber: ['imoNumber'],
    mmsiNumber: ['mmsi'],
    launch: ['buildDate'],
    tonnage: ['grossRegisteredTonnage', 'tonnage'],
    registry: ['registrationPort', 'flag'],
  },
  Aircraft: {
    tailNumber: ['registrationNumber'],
    serialNumber: ['serialNumber'],
    manufacturer: ['manufacturer'],
    aircraftType: ['model', 'type'],
  },
  BankAccount: {
    bankName: ['bankName'],
    accountNumber: ['accountNumber'],
    iban: ['iban'],
    swift: ['bic'],
  },
};

/** What properties say of a thing that is held, by the fields of its type. */
export function thingFields(typeName: string, properties: FtmProperties): Record<string, string> {
  return Object.fromEntries(
    Object.entries(FIELDS_OF[typeName] ?? {}).flatMap(([field, names]) => {
      const said = properties.first(...names);
      return said === undefined ? [] : [[field, field === 'imoNumber' ? withPrefix(said) : said]];
    }),
  );
}

/** The IMO's resolution A.1117(30) writes the number behind its letters; many sources leave them out. */
function withPrefix(number: string): string {
  return /^\d{7}$/.test(number) ? `IMO${number}` : number;
}

/** The fields of a thing that is held as properties of FollowTheMoney. */
export function thingProperties(
  typeName: string,
  fields: Readonly<Record<string, FieldValue>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(FIELDS_OF[typeName] ?? {}).flatMap(([field, [name]]) => {
      const kept = fields[field];
      return name !== undefined && typeof kept === 'string' && kept !== '' ? [[name, [kept]]] : [];
    }),
  );
}
