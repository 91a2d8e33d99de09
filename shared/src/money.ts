const AMOUNT = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount as screens show it: thousands separators and two decimals (SPEC §5, §9), its currency's code first. */
export function toShownAmount(amount: number, currency?: string | null): string {
  const shown = AMOUNT.format(amount);
  return currency ? `${currency} ${shown}` : shown;
}
