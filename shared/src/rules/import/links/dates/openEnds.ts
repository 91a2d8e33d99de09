import { foldedHeading } from '../tableSheet';

/** What stands in columns of ends for what holds to this day, in English, German, French, Dutch, Spanish and Italian. */
const OPEN = new Set(
  [
    'present|at present|to present|current|currently|ongoing|on going|today|to date|to this day|now|still|open|open ended|no end|none|active|until further notice',
    'heute|bis heute|jetzt|derzeit|aktuell|laufend|gegenwartig|andauernd|fortlaufend|offen|unbefristet|aktiv|bis auf weiteres',
    'present|a present|en cours|actuel|actuelle|actuellement|aujourd hui|a ce jour|en vigueur|actif',
    'heden|tot heden|huidig|lopend|vandaag|nu|actueel|actief|doorlopend',
    'presente|al presente|actual|actualmente|actualidad|en curso|hoy|vigente|activo',
    'presente|al presente|attuale|attualmente|in corso|oggi|a oggi|ad oggi|in essere|attivo',
  ].flatMap((list) => list.split('|')),
);

/** Whether a cell of a column of ends says that something has not ended. */
export function isOpenEnd(text: string): boolean {
  return text.length <= 40 && OPEN.has(foldedHeading(text));
}

const NOTHING = /^(?:[-–—―−_.·…/\s]+|n\s?[/.]\s?a\.?)$/i;

/** Whether a cell says that there is nothing to say: a dash, dots, "n/a". */
export function saysNothing(text: string): boolean {
  return text.length <= 20 && NOTHING.test(text.trim());
}
