/** Currencies offered, the default first (SPEC §3.4). */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'RUB', 'CAD', 'CNY', 'HKD', 'SGD'] as const;
export type Currency = (typeof CURRENCIES)[number];
