import { foldedHeading } from '../tableSheet';

const RATE =
  /(?:^| )(?:rates?|coupon|discount|yield|irr|fees?|tax|growth|margin|spread|zinssatz|zinsen|zins|rendite|steuersatz|provision|taux|tasso|taxa|rente|rentesats|rantesats|ranta|oprocentowanie)(?: |$)/;
const INTEREST = /(?:^| )(?:interest|interet|interets|interes|intereses|interessi|juros|odsetki)(?: |$)/;
const LOAN =
  /(?:^| )(?:lenders?|borrowers?|creditors?|debtors?|loans?|principal|maturity|darlehens\S*|kreditgeber|kreditnehmer|glaubiger|schuldner|darlehen|preteur|emprunteur|pret|creancier|debiteur|prestamista|prestatario|prestamo|acreedor|deudor|mutuante|mutuatario|prestito|creditore|debitore|kredietgever|kredietnemer|lening)(?: |$)/;

/** Whether a heading among others is of a rate, which is no share: “Discount %”, and “Interest %” beside a lender. */
export function isRateHeading(heading: string, headings: readonly string[]): boolean {
  const said = foldedHeading(heading);
  return RATE.test(said) || (INTEREST.test(said) && headings.some((one) => LOAN.test(foldedHeading(one))));
}
