import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const WORDS = 'Harbour Northquay Aldergrove Mistral Cedar Quay Ring Lantern Salt Amber Juniper Slate Heron Tarn'.split(
  ' ',
);
const FORMS = ['Ltd', 'PLC', 'LLP', 'GmbH', 'SA', 'AS'];
const PLACES = [
  ['United Kingdom', 'GB'],
  ['Norway', 'NO'],
  ['Germany', 'DE'],
  ['Luxembourg', 'LU'],
] as const;
const PUBLISHER = { name: 'Register of the bench', url: 'https://register.example' };

/** What an edition says of its parties: the same of the same `day`, so that editions can be told apart by what they change. */
export interface RegisterFileOptions {
  /** Records, half of them entities, half ownership. */
  records: number;
  /** ISO day. */
  day?: string;
  /** Every so-manieth entity has another address than in the edition before; 0 for none. */
  moved?: number;
}

/** The statements of a register of made-up companies, in BODS 0.4: each is held by one that stands before it. */
export function* registerStatements({
  records,
  day = '2026-01-31',
  moved = 0,
}: RegisterFileOptions): Generator<Record<string, unknown>> {
  const entities = Math.ceil(records / 2);
  for (let at = 0; at < records; at += 1) {
    const index = Math.floor(at / 2);
    yield at % 2 === 0
      ? entityStatement(index, day, moved > 0 && index % moved === 0)
      : ownership(index, entities, day);
  }
}

function published(day: string) {
  return { publicationDate: day, bodsVersion: '0.4', publisher: PUBLISHER };
}

export const entityId = (index: number): string => `company-${index}`;

/** What a company of the file is called. */
export function entityName(index: number): string {
  const word = (shift: number) => WORDS[Math.floor(index / shift) % WORDS.length] ?? '';
  return `${word(1)} ${word(WORDS.length)} ${index} ${FORMS[index % FORMS.length]}`;
}

function entityStatement(index: number, day: string, isMoved: boolean): Record<string, unknown> {
  const [name, code] = PLACES[index % PLACES.length] ?? PLACES[0];
  return {
    statementId: `${entityId(index)}-${isMoved ? day : 'first'}`,
    statementDate: isMoved ? day : '2020-01-01',
    publicationDetails: published(day),
    recordId: entityId(index),
    recordType: 'entity',
    recordStatus: isMoved ? 'updated' : 'new',
    declarationSubject: entityId(index),
    recordDetails: {
      isComponent: false,
      entityType: { type: 'registeredEntity' },
      name: entityName(index),
      jurisdiction: { name, code },
      identifiers: [{ scheme: `${code}-REG`, id: String(10_000_000 + index) }],
      foundingDate: `19${String(50 + (index % 50))}-0${1 + (index % 9)}-1${index % 10}`,
      addresses: [
        { type: 'registered', address: `${index % 900} ${isMoved ? 'New' : 'High'} Street`, country: { name, code } },
      ],
    },
  };
}

function ownership(index: number, entities: number, day: string): Record<string, unknown> {
  // A holder stands before what it holds, so that there are no rings; which one is spread by Knuth's multiplicative hash.
  const holder = Math.floor((((index * 2_654_435_761) % 2 ** 32) / 2 ** 32) * index);
  const subject = index % 100 === 0 ? Math.min(entities - 1, index + 1) : index;
  const share = 10 + (index % 9) * 10;
  return {
    statementId: `ownership-${index}`,
    statementDate: '2020-01-01',
    publicationDetails: published(day),
    recordId: `ownership-${index}`,
    recordType: 'relationship',
    recordStatus: 'new',
    declarationSubject: entityId(subject),
    recordDetails: {
      isComponent: false,
      subject: entityId(subject),
      interestedParty: entityId(holder === subject ? Math.max(0, subject - 1) : holder),
      interests: [
        { type: 'shareholding', directOrIndirect: 'direct', share: { exact: share }, startDate: '2020-01-01' },
      ],
    },
  };
}

/** Writes the statements as lines; memory does not grow with them. */
export async function writeRegisterFile(path: string, options: RegisterFileOptions): Promise<void> {
  const file = createWriteStream(path);
  let lines: string[] = [];
  const flush = async () => {
    if (!file.write(lines.join(''))) await once(file, 'drain');
    lines = [];
  };
  for (const statement of registerStatements(options)) {
    lines.push(`${JSON.stringify(statement)}\n`);
    if (lines.length >= 1000) await flush();
  }
  await flush();
  file.end();
  await once(file, 'finish');
}
