import { expect, test } from '@jest/globals';
import { isAmountHeading } from './headingKinds';

test.each([
  ...['Nennbetrag (EUR)', 'Nennbeträge', 'Anteil in EUR', 'Share (€)', 'Capital £', 'Nominal value', 'Nominalwert'],
  ...[
    'Stammeinlage',
    'Einlage TEUR',
    'Number of shares',
    'No. of ordinary shares',
    '# shares',
    'Shares (no.)',
    'Units',
  ],
  ...[
    'Anzahl Aktien',
    'Stückzahl',
    'Stück',
    'Nr. der Geschäftsanteile',
    'USD',
    'Amount',
    'Betrag',
    'Par value',
    'Stammkapital',
  ],
])('%s is a heading of amounts or numbers of shares', (heading) => {
  expect(isAmountHeading(heading)).toBe(true);
});

test.each([
  ...[
    'Share',
    'Shares',
    'Anteil',
    'Anteil am Nennbetrag in %',
    'Share of nominal value (percent)',
    'Quote',
    'Capital',
    'Stammkapital %',
  ],
  ...['Stammeinlage in Prozent', 'Units %', 'Beteiligungsquote', 'Europe', 'Voting rights', 'Owner', 'Number', ''],
])('%s is none', (heading) => {
  expect(isAmountHeading(heading)).toBe(false);
});
