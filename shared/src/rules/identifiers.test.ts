import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { messages } from '../messages';
import { bicText, ibanText } from './bank';
import { leiText } from './lei';
import { imoText, mmsiText } from './yacht';

const read = (shape: z.ZodType<string>, text: string): string => {
  const result = shape.safeParse(text);
  return result.success ? result.data : (result.error.issues[0]?.message ?? '');
};

describe('LEI', () => {
  it.each([
    ['5493001KJTIIGC8Y1R12', '5493001KJTIIGC8Y1R12'],
    ['5493 001k jtii gc8y 1r12', '5493001KJTIIGC8Y1R12'],
    ['HALDEN00TESTCASE0020', 'HALDEN00TESTCASE0020'],
    [' ', ''],
  ])('takes %j', (text, kept) => expect(read(leiText, text)).toBe(kept));

  it.each(['NOT-A-LEI', '5493001KJTIIGC8Y1R13', '5493001KJTIIGC8Y1R1', '4593001KJTIIGC8Y1R12', '5493001KJTIIGC8Y1RAB'])(
    'refuses %j',
    (text) => expect(read(leiText, text)).toBe(messages.lei),
  );
});

describe('IBAN', () => {
  it.each([
    ['GB82WEST12345698765432', 'GB82WEST12345698765432'],
    ['gb82west12345698765432', 'GB82WEST12345698765432'],
    ['GB82 WEST 1234 5698 7654 32', 'GB82WEST12345698765432'],
    ['GB82-WEST-1234-5698-7654-32', 'GB82WEST12345698765432'],
    ['DE89370400440532013000', 'DE89370400440532013000'],
    ['CH9300762011623852957', 'CH9300762011623852957'],
    ['FR1420041010050500013M02606', 'FR1420041010050500013M02606'],
    ['NO9386011117947', 'NO9386011117947'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
    ['LI21088100002324013AA', 'LI21088100002324013AA'],
    ['LU280019400644750000', 'LU280019400644750000'],
    ['MC5811222000010123456789030', 'MC5811222000010123456789030'],
    ['AE070331234567890123456', 'AE070331234567890123456'],
    ['', ''],
    ['  ', ''],
  ])('takes %j', (text, kept) => {
    expect(read(ibanText, text)).toBe(kept);
  });

  it.each([
    ['wrong check digits', 'GB83WEST12345698765432'],
    ['too short for its country', 'DE8937040044053201300'],
    ['too long for its country', 'NO93860111179470'],
    ['letters where the country has digits', 'DE8937040044O532013000'],
    ['a country without IBANs', 'US64SVBKUS6S3300958879'],
    ['no country', 'ZZ82WEST12345698765432'],
    ['two separators together', 'GB82  WEST12345698765432'],
    ['groups of one', 'G B 8 2 W E S T 1 2 3 4 5 6 9 8 7 6 5 4 3 2'],
    ['other characters', 'GB82_WEST_12345698765432'],
    ['too few', 'GB82WEST'],
    ['very much', `GB82${'A'.repeat(100_000)}`],
  ])('refuses %s', (_, text) => {
    expect(read(ibanText, text)).toBe('Not a valid IBAN. Make sure there are no spaces.');
  });
});

describe('BIC', () => {
  it.each([
    ['DEUTDEFF', 'DEUTDEFF'],
    ['deutdeff500', 'DEUTDEFF500'],
    ['UBSWCHZH80A', 'UBSWCHZH80A'],
    ['', ''],
  ])('takes %j', (text, kept) => {
    expect(read(bicText, text)).toBe(kept);
  });

  it.each(['DEUTDEF', 'DEUTDEFF5', 'DEUTDEFF50', 'DEUTDEFF5000', 'DEUT DEFF', '1234DEFF!', 'DEUTZZFF'])(
    'refuses %s',
    (text) => {
      expect(read(bicText, text)).toBe('Not a valid BIC. Make sure there are no spaces.');
    },
  );
});

describe('MMSI and IMO', () => {
  it('takes 9 digits, IMO and 7 digits, or nothing', () => {
    expect(['235012345', ' 235012345 ', ''].map((text) => read(mmsiText, text))).toEqual([
      '235012345',
      '235012345',
      '',
    ]);
    expect(['IMO9812345', ''].map((text) => read(imoText, text))).toEqual(['IMO9812345', '']);
  });

  it.each(['23501234', '2350123456', '23501234a', '235 012 345', '٢٣٥٠١٢٣٤٥'])('refuses the MMSI %s', (text) => {
    expect(read(mmsiText, text)).toBe('The MMSI number should consist of 9 digits.');
  });

  it.each(['9812345', 'IMO981234', 'IMO98123456', 'imo9812345', 'IMO 9812345', 'IMO98123A5'])(
    'refuses the IMO %s',
    (text) => {
      expect(read(imoText, text)).toBe(messages.imo);
      expect(messages.imo).toBe("The IMO number should start with 'IMO' followed by 7 digits.");
    },
  );
});
