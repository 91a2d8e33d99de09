import { typeOfName } from '../../../typeOfName';

/** What stands in titles between a list and whose it is. */
export const TITLE_OF = String.raw`of the|of|in|for|der|des|von|an der|an|de la|de|du|van|di|della|da|do|af|för`;
/** “Register of”: what lists are called, whatever they are of. */
export const TITLE_LIST = String.raw`(?:register|registre|registro|list|ledger|liste|verzeichnis|übersicht|aufstellung|tabelle|overview|table|tableau|summary|statement|lista|tabla|cuadro|elenco|tabella|quadro|lijst|overzicht|spis|wykaz)(?:\s+(?:${TITLE_OF}))?`;

/** What titles begin with that are of a company's capital or who holds it, beside what lists are called. */
const TITLE_NOUN = String.raw`capital|ownership|structure|cap table|shareholders?|members|share|libro|registro|libro-registro|répartition|composition|actionnariat|aktionariat|aktiebok|aktionärsstruktur|gesellschafterstruktur|beteiligungsverhältnisse|composición|distribución|estructura|accionariado|compagine|assetto|composizione|composição|estrutura|ägarförteckning|aksjeeierbok|ejerbog|struktura`;
/** Such words, and those in small letters behind them up to the name. */
const BEFORE_NAME = new RegExp(
  String.raw`^(?:(?:${TITLE_LIST}|[Tt]he|${TITLE_NOUN})(?=\s))(?:\s+\p{Ll}[\p{Ll}-]*|\s+[dl]['’]\p{Ll}+)*\s+(?=\p{Lu}|[dl]['’]\p{Lu})`,
  'u',
);
const CONNECTED = new RegExp(String.raw`\s(?:${TITLE_OF})\s`, 'u');
/** “the company”, “de la sociedad”, “de besloten vennootschap”, in small letters before a name. */
const APPOSITION =
  /^(?:(?:the|de|het|la|le|el|il|der|die)\s+|l['’])?(?:(?:besloten |naamloze )?vennootschap|(?:private |public )?(?:limited )?company|firm|sociedad(?: anónima| limitada)?|société(?: anonyme| par actions simplifiée)?|società|sociedade|(?:aktie)?bolaget|selskabet|selskapet|spółk[ai]|Firma|Gesellschaft mit beschränkter Haftung)\s+(?=\p{Lu})/u;

const OF_CAPITAL = new RegExp(String.raw`^(?:${TITLE_LIST}|${TITLE_NOUN})\s+(?:${TITLE_OF})\s`, 'iu');

/** Whether a part of a title says what a list is of, and no name: “Répartition du capital”. */
export const isOfCapital = (part: string): boolean => OF_CAPITAL.test(part);

/** The name of a company without the words of a title that stand before it: “registre de la société Harbour SAS” is “Harbour SAS”. */
export function companyNameInTitle(title: string): string {
  const [before = ''] = BEFORE_NAME.exec(title.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())) ?? [];
  const named =
    CONNECTED.test(` ${before}`) || /^d['’]/u.test(title.slice(before.length)) ? title.slice(before.length) : title;
  const name = named.replace(/^d['’](?=\p{Lu})/u, '').replace(APPOSITION, '');
  return typeOfName(name, 'Custom') === 'Custom' ? title : name;
}
