import { expect, test } from '@jest/globals';
import { isSameRegistration, registrationDoubt, wholeRegistration } from './registration';

test.each([
  ['United Kingdom', '00445790'],
  ['GB', 'SC 123456'],
  ['Germany', 'Amtsgericht München HRB 42243'],
  ['France', '552 100 554'],
  ['BE', '0403.170.701'],
  ['Italy', '00905811006'],
  ['Spain', 'A28015865'],
  ['Sweden', '556056-6258'],
  ['Norway', '923 609 016'],
  ['Finland', '0112038-9'],
  ['Czechia', '45274649'],
  ['Switzerland', 'CHE-116.281.710'],
  ['Australia', '004 085 616'],
  ['Netherlands', '33031431'],
  ['Denmark', '22756214'],
  ['Norway', ''],
  ['Atlantis', 'any number'],
  ['', '12'],
])('nothing speaks against %s %j', (country, number) => {
  expect(registrationDoubt(country, number)).toBeUndefined();
});

test.each([
  ['Norway', '923 609 017', /^Registration: the check digit of "923 609 017"/],
  ['France', '552100555', /check digit/],
  ['BE', '0403170702', /check digit/],
  ['Sweden', '556056-6259', /check digit/],
  ['Finland', '0112038-8', /check digit/],
  ['Switzerland', 'CHE-116.281.711', /check digit/],
  ['Spain', 'A28015866', /check digit/],
  ['Australia', '004 085 617', /check digit/],
  ['Italy', '00905811007', /check digit/],
  ['United Kingdom', '12', /^Registration: "12" does not look like a number of Companies House\.$/],
  ['Netherlands', 'ABC', /KvK/],
  ['Germany', '4711', /Handelsregister/],
])('something speaks against %s %j', (country, number, said) => {
  expect(registrationDoubt(country, number)).toMatch(said);
});

test.each([
  ['GB', '123456', '00123456'],
  ['United Kingdom', 'SC12345', 'SC 012345'],
  ['GB', 'sc123456', 'SC123456'],
  ['Norway', '923 609 016', '923609016'],
  ['', '4711', '0004711'],
  ['Germany', 'HRB 4711', 'hrb4711'],
  ['Switzerland', 'CHE-109.322.551', 'CHE109322551'],
  ['CH', 'CHE-109.322.551 MWST', 'che 109 322 551'],
])('of %s, %j and %j are one number', (country, one, other) => {
  expect(isSameRegistration(country, one, other)).toBe(true);
});

test.each([
  ['GB', '123456', '01234560'],
  ['GB', '12345678', 'SC345678'],
  ['GB', 'SC012345', 'NI012345'],
  ['Germany', 'HRB 1/23', 'HRB 12/3'],
  ['Germany', 'HRB 0471', 'HRB 471'],
  ['GB', '0', ''],
])('of %s, %j and %j are two', (country, one, other) => {
  expect(isSameRegistration(country, one, other)).toBe(false);
});

test('a number of Companies House is made whole, any other stays as it is', () => {
  expect(wholeRegistration('GB', '123456')).toBe('00123456');
  expect(wholeRegistration('United Kingdom', 'SC 1234')).toBe('SC001234');
  expect(wholeRegistration('GB', 'IP1234R')).toBe('IP1234R');
  expect(wholeRegistration('CH', 'CHE109322551')).toBe('CHE-109.322.551');
  expect(wholeRegistration('Norway', '123')).toBe('123');
  expect(wholeRegistration('', '123')).toBe('123');
});
