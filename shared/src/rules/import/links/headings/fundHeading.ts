import { foldedHeading } from '../tableSheet';

const termsIn = (list: string): ReadonlySet<string> => new Set(list.split(',').map(foldedHeading));

const FUNDS = termsIn('fund, funds, fund name, sub fund, subfund, portfolio, scheme, Fonds, Teilfonds, fondo, fundo');
/** What tables call what a fund has; without a fund beside it each is as often a class of shares, a share or a company that holds. */
const OF_FUND = termsIn(
  'security, security name, name of security, securities, holding, holding name, investment, investment name, instrument, position, Wertpapier, Beteiligung, Anlage, titre, titres, valor, valores, titolo, titoli, effect, effecten',
);

/** Whether a heading names a fund. */
export const isFundHeading = (heading: string): boolean => FUNDS.has(foldedHeading(heading));

/** Whether a heading names what a fund holds, where one stands beside it: “Security”, “Holding”. */
export const isFundHolding = (heading: string): boolean => OF_FUND.has(foldedHeading(heading));
