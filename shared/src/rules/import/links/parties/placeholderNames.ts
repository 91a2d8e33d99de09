import { isErrorText } from '../../cell';
import { foldedHeading } from '../tableSheet';

/** What stands in place of a name: a party that nobody knows, one that is known and not told, one that may not apply, or none. */
export type Placeholder = 'unknown' | 'anonymous' | 'notApplicable' | 'none';

/** In English, German, French, Dutch, Spanish and Italian; compared without case, accents and signs. */
const NAMES: Readonly<Record<Placeholder, readonly string[]>> = {
  unknown: [
    'unknown|unknown party|unknown person|unknown persons|unknown entity|unknown owner|unknown owners|unknown shareholder|unknown shareholders|unknown holder|unknown holders|unknown parties|not known|unidentified|not identified|unnamed|unspecified|not specified|not stated|not available|various|various shareholders|various holders|various owners|various investors|various persons|various individuals|several|several shareholders|multiple|multiple shareholders|miscellaneous|others|other|all others|other shareholders|other holders|other owners|other investors|other members|other parties|remaining shareholders|remaining|remainder|the rest|minority shareholders|minorities|public|the public|general public|public float|free float|freefloat|float|public shareholders|widely held|dispersed|dispersed ownership|retail investors|tbc|t b c|tbd|t b d|tba|t b a|to be confirmed|to be determined|to be advised|to be announced|pending|missing',
    'unbekannt|unbekannte|unbekannter|nicht bekannt|unbekannte person|unbekannter inhaber|unbekannter gesellschafter|unbekannte gesellschafter|nicht ermittelt|nicht ermittelbar|nicht feststellbar|nicht angegeben|keine angabe|keine angaben|k a|ohne angabe|unbenannt|diverse|diverser|diverses|diverse gesellschafter|diverse aktionare|verschiedene|verschiedene gesellschafter|mehrere|mehrere gesellschafter|sonstige|sonstiger|sonstige gesellschafter|sonstige aktionare|andere|andere gesellschafter|andere aktionare|ubrige|ubrige gesellschafter|ubrige aktionare|weitere|weitere gesellschafter|restliche|minderheitsgesellschafter|minderheitsaktionare|kleinaktionare|streubesitz|publikum|publikumsaktionare|noch offen|offen|wird nachgereicht|folgt|zu klaren',
    'inconnu|inconnue|inconnus|non connu|non identifie|non precise|non renseigne|divers|diverses|divers actionnaires|plusieurs|autre|autres|autres actionnaires|autres associes|actionnaires minoritaires|minoritaires|flottant|public flottant|le public|a confirmer|a determiner|a definir',
    'onbekend|onbekende|niet bekend|niet gespecificeerd|diversen|verschillende|meerdere|overige|overigen|overige aandeelhouders|andere|anderen|andere aandeelhouders|minderheidsaandeelhouders|vrij verhandelbaar|verspreid|nader te bepalen|n t b|n n t b|nog te bepalen',
    'desconocido|desconocida|desconocidos|no conocido|no identificado|no especificado|varios|varias|varios accionistas|diversos|otro|otros|otras|otros accionistas|otros socios|accionistas minoritarios|minoritarios|capital flotante|capital libre|publico|por confirmar|por determinar|pendiente',
    'sconosciuto|sconosciuta|sconosciuti|ignoto|ignoti|non noto|non identificato|non specificato|vari|varie|vari azionisti|vari soci|diversi|diverse|altri|altro|altri azionisti|altri soci|azionisti minori|soci di minoranza|flottante|pubblico|da confermare|da definire|da determinare',
  ],
  anonymous: [
    'anonymous|anonymous person|anonymous party|anonymous entity|undisclosed|not disclosed|nondisclosed|non disclosed|confidential|withheld|redacted',
    'anonym|anonyme person|nicht offengelegt|nicht veroffentlicht|vertraulich|geschwarzt|anonymisiert',
    'anonyme|non divulgue|non communique|confidentiel',
    'anoniem|niet openbaar|niet bekendgemaakt|vertrouwelijk',
    'anonimo|anonima|no revelado|no divulgado|confidencial',
    'anonimo|anonima|non divulgato|riservato|confidenziale',
  ],
  notApplicable: [
    'n a|not applicable',
    'nicht zutreffend|entfallt|nicht anwendbar',
    'sans objet|non applicable',
    'n v t|niet van toepassing',
    'no aplica|no aplicable',
    'non applicabile',
  ],
  none: [
    'none|nobody|no one|nil|null|no owner|no owners|no parent|no shareholder|no shareholders|undefined',
    'keine|keiner|kein|niemand|kein gesellschafter|kein eigentumer|nichts',
    'aucun|aucune|neant',
    'geen|niemand',
    'ninguno|ninguna|nadie',
    'nessuno|nessuna',
  ],
};

const BY_NAME: ReadonlyMap<string, Placeholder> = new Map(
  Object.entries(NAMES).flatMap(([kind, lists]) =>
    lists.flatMap((list) => list.split('|').map((name) => [name, kind as Placeholder] as const)),
  ),
);

/** A dash or dots; an error of a spreadsheet in German, beside those in English. */
const BLANK = /^(?:[-–—―−_.·…/\s]+|#(?:NV|BEZUG!|WERT!|ZAHL!|NAME\?|LEER!|REF|VALUE|N\/V))$/i;

/** What a text stands for that is no name; undefined for a name, as for one that only has such a word in it. */
export function placeholderOf(text: string): Placeholder | undefined {
  const said = text.trim();
  if (said === '' || said.length > 60) return undefined;
  if (isErrorText(said.toUpperCase()) || BLANK.test(said)) return 'none';
  if (said === 'NA' || said === 'NaN') return 'notApplicable';
  if (/^[?？¿]+$/.test(said)) return 'unknown';
  return BY_NAME.get(foldedHeading(said));
}
