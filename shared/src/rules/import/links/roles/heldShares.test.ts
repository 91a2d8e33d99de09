import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

const saidOf = (...rows: string[]) =>
  linksSaid(
    sheet(
      '',
      rows.map((row) => row.split(';')),
    ),
  );

test('a share beside an office is of a holding beside it, where headings say holders or holdings', () => {
  const { links, told } = saidOf('Entity;UBO;Share;Role', 'Quay Ltd;Ann Lee;60;Director', 'Quay Ltd;Bo Ray;40;');
  expect(links).toEqual([
    'Ann Lee > Quay Ltd: 60% Beneficial Owner, Director',
    'Bo Ray > Quay Ltd: 40% Beneficial Owner',
  ]);
  expect(told).toEqual(['row 2: Share: The share “60%” is of a holding beside the role “Director”.']);
  expect(saidOf('From;To;Shareholding;Role', 'Ann Lee;Quay Ltd;60;Secretary').links).toEqual([
    'Ann Lee > Quay Ltd: 60% Shareholder, Secretary',
  ]);
  expect(saidOf('Director;Company;Share', 'Ann Lee;Quay Ltd;60').links).toEqual([
    'Ann Lee > Quay Ltd: 60% Shareholder, Director',
  ]);
});

test('a percentage between two ends is of the role, whatever that is, as in a chart’s own workbook', () => {
  expect(saidOf('From;To;Role;Percentage', 'Ann Lee;Quay Ltd;Director;60').links).toEqual([
    'Ann Lee > Quay Ltd: 60% Director',
  ]);
  expect(saidOf('Owner;Owned;Share;Role', 'Ann Lee;Quay Ltd;60;Nominee').links).toEqual([
    'Ann Lee > Quay Ltd: 60% Nominee',
  ]);
});

test('classes of shares are no parties, and an end that only cells name is told', () => {
  expect(saidOf('Shareholder;Class;%', 'Ann Lee;Ordinary;60', 'Bo Ray;Ordinary;40').links).toEqual([]);
  expect(saidOf('Shareholder;Vehicle;%', 'Ann Lee;Quay Ltd;60').told).toEqual([
    'row 1: No heading says what is owned: “Vehicle” is taken as what “Shareholder” owns.',
  ]);
});

test('nationalities are countries', () => {
  const { told } = saidOf('Owner;Owned;Share;Nationality', 'Ann Lee;Quay Ltd;60;British');
  expect(told).toEqual([]);
});
