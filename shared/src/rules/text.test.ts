import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { email } from './basic';
import { emailLines, readEmails } from './emails';
import { keyPersonShape } from './keyPerson';
import { alphanumericName, fileName, folderName, lettersAndSpacesName, lettersName } from './names';
import { linkPassword, passwordChange } from './passwords';
import { chartDescriptionText, flagLabelText, shareCommentText } from './texts';

const fault = (shape: z.ZodType, value: unknown): string | undefined =>
  shape.safeParse(value).error?.issues[0]?.message;

describe('names', () => {
  it('of letters, of letters and digits, of letters and spaces', () => {
    for (const name of ['Anna', 'Zoë', 'Ωmega', '李']) expect(lettersName.parse(name)).toBe(name);
    expect(fault(lettersName, 'Anna 2')).toBe('Only upper and lower case letters are allowed for the name.');
    expect(alphanumericName.parse('Anna2')).toBe('Anna2');
    expect(fault(alphanumericName, 'Anna_2')).toBe('Only letters and numbers are allowed here.');
    expect(lettersAndSpacesName.parse(' Anna  Maria ')).toBe('Anna Maria');
    expect(fault(lettersAndSpacesName, 'Anna-Maria')).toBe('Only letters and white space are allowed for the name.');
    for (const shape of [lettersName, alphanumericName, lettersAndSpacesName, folderName, fileName]) {
      expect(fault(shape, '  ')).toBe('This attribute is required.');
      expect(fault(shape, undefined)).toBe('This attribute is required.');
    }
  });

  it('read in their own direction, whatever they were sent with', () => {
    expect(folderName.parse('safe\u202Egnp.exe')).toBe('safegnp.exe');
    expect(folderName.parse('\u2066Trust\u2069 \u202BA\u202C')).toBe('Trust A');
    expect(folderName.parse('شركة\u200F (2019)')).toBe('شركة\u200F (2019)');
    expect(fault(folderName, '\u202E')).toBe('This attribute is required.');
  });

  it('of files and folders', () => {
    expect(folderName.parse(' A/B  holdings ')).toBe('A/B holdings');
    expect(fileName.parse(' Trust deed (2019).pdf ')).toBe('Trust deed (2019).pdf');
    expect(fileName.parse('invoice\u202Efdp.exe\u0000')).toBe('invoicefdp.exe');
    for (const name of ['../x', 'a/b', 'a\\b', '.', '..']) expect(fault(fileName, name)).toMatch(/slashes/);
    expect(fault(fileName, 'a'.repeat(256))).toBe('Maximum 255 characters');
    expect(fault(fileName, '\u202E')).toBe('This attribute is required.');
    expect(fault(fileName, `${'🚀'.repeat(63)}.pdf`)).toBe('This name takes more than 255 bytes.');
    expect(fileName.parse('half \uD83D.pdf')).toBe('half \uFFFD.pdf');
    for (const name of ['CON', 'nul.txt', 'Lpt1.pdf']) expect(fault(fileName, name)).toMatch(/Windows/);
    for (const name of ['console.txt', 'Договор.pdf', '契約 🚀.pdf', 'a..b']) expect(fileName.parse(name)).toBe(name);
  });
});

describe('e-mail', () => {
  it('one', () => {
    expect(email.parse('anna@example.com')).toBe('anna@example.com');
    for (const text of [
      'anna',
      'anna@',
      '@example.com',
      'a b@example.com',
      'anna@example',
      '',
      `${'a'.repeat(250)}@x.io`,
    ]) {
      expect(fault(email, text)).toBe('Not a valid email address');
    }
  });

  it('several, one per line', () => {
    expect(emailLines.parse(' anna@example.com \r\n\nbert@example.com\nANNA@example.com')).toEqual([
      'anna@example.com',
      'bert@example.com',
    ]);
    expect(fault(emailLines, 'anna@example.com\nbert')).toBe('Not a valid email address');
    expect(fault(emailLines, 'anna@example.com, bert@example.com')).toBe('Not a valid email address');
    expect(fault(emailLines, ' \n ')).toBe('Not a valid email address');
    expect(readEmails('anna\nbert@example.com')).toEqual({ addresses: ['bert@example.com'], wrong: ['anna'] });
  });
});

describe('passwords', () => {
  it('are trimmed when changed, the new one of at least 8 characters', () => {
    expect(passwordChange.parse({ currentPassword: ' old ', newPassword: ' 12345678 ' })).toEqual({
      currentPassword: 'old',
      newPassword: '12345678',
    });
    expect(fault(passwordChange, { currentPassword: 'old', newPassword: ' 1234567 ' })).toBe('Min 8 characters');
    expect(fault(passwordChange, { currentPassword: ' ', newPassword: '12345678' })).toBe(
      'This attribute is required.',
    );
  });

  it('of share links may be none', () => {
    for (const none of [null, undefined, '']) expect(linkPassword.parse(none)).toBeNull();
    expect(linkPassword.parse('with a space')).toBe('with a space');
    expect(fault(linkPassword, '1234567')).toBe('Password must be at least 8 alphanumeric characters.');
  });
});

describe('texts', () => {
  it('have their limits', () => {
    expect(flagLabelText.parse('1234567890123456')).toHaveLength(16);
    expect(fault(flagLabelText, '12345678901234567')).toBe('Maximum 16 characters');
    expect(chartDescriptionText.parse('x'.repeat(1000))).toHaveLength(1000);
    expect(fault(chartDescriptionText, 'x'.repeat(1001))).toBe('Maximum 1000 characters');
  });

  it('share comments lose line breaks at their ends before they are measured', () => {
    expect(shareCommentText.parse(`\n\r\n${'x'.repeat(500)}\n`)).toHaveLength(500);
    expect(shareCommentText.parse('\n one\n two \n')).toBe(' one\n two ');
    expect(fault(shareCommentText, 'x'.repeat(501))).toBe('Maximum 500 characters');
    expect(fault(shareCommentText, '\n \n')).toBe('This attribute is required.');
  });
});

describe('key persons', () => {
  it('need a first name; blanks are dropped', () => {
    expect(
      keyPersonShape.parse({
        firstName: ' Anna ',
        roles: [' CEO', ' ', ''],
        emailAddresses: ['a@example.com '],
        other: 1,
      }),
    ).toEqual({ firstName: 'Anna', lastName: '', roles: ['CEO'], emailAddresses: ['a@example.com'], phoneNumbers: [] });
    for (const person of [{}, { firstName: ' ' }, { firstName: null, lastName: 'Berg' }]) {
      expect(fault(keyPersonShape, person)).toBe('A key-person needs to have at least a first name.');
    }
  });
});
