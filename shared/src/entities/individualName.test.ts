import { expect, test } from '@jest/globals';
import { splitName } from './individualName';

test.each([
  ['Ann Lee', 'Ann', 'Lee'],
  ['Ann', 'Ann', ''],
  ['Ann Mary Lee', 'Ann', 'Mary Lee'],
  ['SMITHERS, John Paul', 'John Paul', 'SMITHERS'],
  ['van der Berg, Jan', 'Jan', 'van der Berg'],
  ['Lee, Dr. Ann', 'Ann', 'Lee'],
  ['Dr. Anna von Müller', 'Anna', 'von Müller'],
  ['Prof. Dr. Anna Müller', 'Anna', 'Müller'],
  ['Mme Anne Roy', 'Anne', 'Roy'],
  ['M. Jean Roy', 'Jean', 'Roy'],
  ['Sra. Ana Ruiz', 'Ana', 'Ruiz'],
  ['Mevr. Jo de Wit', 'Jo', 'de Wit'],
  ['Herr Hans Roth', 'Hans', 'Roth'],
  ['Mr Lee', 'Mr', 'Lee'],
  ['M Roy', 'M', 'Roy'],
  ['Lee, Jr.', 'Lee,', 'Jr.'],
  ['Mrozek Ann', 'Mrozek', 'Ann'],
])('%s is %s and %s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
