import { namesTerm } from './vocabulary';
import { foldedHeading } from '../tableSheet';

const word = (list: string): RegExp => new RegExp(`(?:^| )(?:${list})(?: |$)`);

const CURRENCY = word(
  '[tkm]?(?:eur|usd|gbp|chf)|euros?|jpy|cny|rmb|hkd|sgd|aud|cad|nzd|sek|nok|dkk|isk|pln|czk|huf|ron|inr|brl|zar|rub|uah|aed|ils|krw|mxn|dem|ats|dollars?|pounds?|francs?|franken|kronen|kronor|yen|yuan|zloty|rubel|roubles?|rupees?|mio|tsd|millions?|thousands?',
);
const AMOUNT = word(
  String.raw`nominal\S*|nenn(?:wert|betrag|betrage|kapital)\S*|\S*einlagen?|\S*betrag|\S*betrage|haftsummen?|(?:par|face|book|market|share|stake) value|value|\S*wert|amounts?|sum|contributions?|paid in(?: capital)?|price|purchase price|preis|kaufpreis`,
);
const COUNT = word(
  String.raw`\S*anzahl|stuck\S*|units?|quantity|qty|count|(?:number|num|no|nos|nr|nrn|nummern?) (?:of|der|des) .*(?:shares?|stocks?|units?|votes?|rights|securities|interests?|\S*anteile?s?|aktien|stimmen)|(?:shares?|stocks?|votes?|\S*anteile?|aktien|stimmen) (?:number|num|no|nos|nr|count)`,
);
const WHOLE_CAPITAL = /^(?:share capital|stammkapital|grundkapital)$/;
const NUMBERED = /#|\bno\.? ?(?:of )?(?:shares|votes)/i;

const VOTES = /(?:^| )(?<!non )(?:votes?|voting|stimm(?:en|recht|anteil|quote)\S*)(?: |$)/;
const CAPITAL = /capital|kapital|equity|ownership/;

/** Whether a heading is of votes alone; “Capital and voting rights” is of both. */
export function saysVotes(heading: string): boolean {
  const said = foldedHeading(heading);
  return (VOTES.test(said) || namesTerm('votes', said)) && !CAPITAL.test(said);
}

/** Whether a heading says that the numbers below it are percent. */
export function saysPercent(heading: string): boolean {
  return /%|percent|per cent|pct|prozent|v\. ?h\./i.test(heading);
}

const SHARE_CLASS =
  /^(?:(?:common|ordinary|preferred|preference|series [a-z]{1,3}\d?|class [a-z]|[a-z] class|options?|warrants?|option pool|esop|total|fully diluted|founders?)(?: (?:stocks?|shares?|preferred|common|ordinary|issued|outstanding|held))*)$/;
const SHARE_COUNT =
  /^(?:(?:total |issued |ordinary |outstanding )?(?:shares|stocks?)(?: (?:held|issued|owned|allotted))?|aktien|acciones|actions|azioni|aandelen|aktier|aksjer|akcje|acoes|titres|parts sociales|geschaftsanteile|n (?:o|º) de participaciones|numero de participaciones)$/;

/**
 * Whether a heading without a sign of percent may be of numbers of shares: “Shares”, and each class of a capitalisation table. It is where
 * whole numbers alone stand below it.
 */
export function mayCountShares(heading: string): boolean {
  const said = foldedHeading(heading);
  return !saysPercent(heading) && (SHARE_CLASS.test(said) || SHARE_COUNT.test(said));
}

/** Whether a heading is of an amount of money or a number of shares, which says no part of the whole. */
export function isAmountHeading(heading: string): boolean {
  if (saysPercent(heading)) return false;
  const said = foldedHeading(heading);
  return (
    /\p{Sc}/u.test(heading) ||
    NUMBERED.test(heading) ||
    namesTerm('amount', said) ||
    [CURRENCY, AMOUNT, COUNT, WHOLE_CAPITAL].some((pattern) => pattern.test(said))
  );
}

const EXCLUSIVE =
  /(?:^| )(?:(?<!not )more than|(?<!not )less than|above|over|greater|exceeds|below|under|lower than|mehr als|ueber|über|weniger als|unter)(?: |$)/u;

/** Whether a heading of a least or greatest share leaves that share itself out: “More than”. */
export function isExclusiveBound(heading: string): boolean {
  return EXCLUSIVE.test(foldedHeading(heading));
}
