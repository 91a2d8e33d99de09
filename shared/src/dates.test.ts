import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isIsoDate, toIsoDate, toShownDate, toShownDateTime, toTypedDate } from './dates';

const today = new Date('2026-11-21T12:00:00Z');

describe('dates', () => {
  it.each([
    ['31-01-2020', '2020-01-31'],
    ['31/01/2020', '2020-01-31'],
    ['31.01.2020', '2020-01-31'],
    [' 1.2.2020 ', '2020-02-01'],
    ['29-02-2024', '2024-02-29'],
    ['29-02-2000', '2000-02-29'],
    ['31-12-1899', '1899-12-31'],
    ['01-01-45', '2045-01-01'],
    ['01-01-46', '1946-01-01'],
    ['01-01-99', '1999-01-01'],
    ['01-01-00', '2000-01-01'],
    ['2020-01-31', '2020-01-31'],
    ['2020-01', '2020-01'],
    ['2020', '2020'],
    ['02-1964', '1964-02'],
    ['2.1964', '1964-02'],
  ])('reads %s', (text, iso) => {
    expect(toIsoDate(text, { today })).toBe(iso);
  });

  it.each([
    ['1-1-30', '1930-01-01'],
    ['1-1-45', '1945-01-01'],
    ['21-11-26', '2026-11-21'],
    ['22-11-26', '1926-11-22'],
    ['1-1-46', '1946-01-01'],
    ['1-1-99', '1999-01-01'],
    ['1-1-2030', '2030-01-01'],
  ])('reads a birth on %s as %s', (text, iso) => {
    expect(toIsoDate(text, { past: true, today })).toBe(iso);
  });

  it.each([
    ...['29-02-2023', '29-02-1900', '30-02-2024', '31-04-2020', '32-01-2020', '00-01-2020', '01-00-2020', '01-13-2020'],
    ...[
      '2020-13',
      '2020-02-30',
      '0000',
      '01-01-020',
      '1-1',
      '13-2020',
      '01 01 2020',
      '01-01-2020x',
      'yesterday',
      '',
      '٠١-٠١-٢٠٢٠',
    ],
  ])('makes no sense of %j', (text) => {
    expect(toIsoDate(text, { today })).toBeUndefined();
  });

  it('knows every day of the calendar, and comes back to it from its typed form', () => {
    const days = fc.date({
      min: new Date('1600-01-01T00:00:00Z'),
      max: new Date('2400-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(isIsoDate(iso)).toBe(true);
        expect(toIsoDate(toTypedDate(iso), { today })).toBe(iso);
        expect(toIsoDate(toShownDate(iso), { today })).toBe(iso);
      }),
    );
  });

  it('shows dates with dots and times in UTC', () => {
    expect(toShownDate('2020-01-31T23:59:00.000Z')).toBe('31.01.2020');
    expect(toShownDate('2020-01')).toBe('01.2020');
    expect(toShownDateTime('2020-01-31T23:59:00.000Z')).toBe('23:59 (UTC) 31.01.2020');
    expect(toTypedDate('2020-01-31')).toBe('31-01-2020');
  });
});
