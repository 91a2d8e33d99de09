/** What a recipient reads, as text and as HTML. */
export interface Letter {
  /** One line. */
  subject: string;
  text: string;
  html: string;
  /** Who wrote, in words; one line. */
  fromName: string;
  /** Where answers go; none for the sender of all mail. */
  replyTo: string | null;
}

/** Where Stemma is reached, for links; undefined where no address is set. */
export interface MailPlace {
  publicUrl: string | undefined;
}

/** One line that no header can be broken out of: line breaks and control and direction characters are blanks. */
export function mailLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
}

const PERSON_MAX = 40;
const NAME_MAX = 80;
const DOCUMENT_MAX = 60;

/**
 * What a user's own name contributes to a message that others get: short, one line, and nothing that mail programs make a link, an
 * address or a telephone number of, as everybody may call himself what he likes. Where nothing is left it is "Somebody".
 */
export const mailPersonName = (name: string): string => harmless(name, PERSON_MAX) ?? 'Somebody';

/** The same of the name of a record; where nothing is left it is the words given. */
export const recordName = (name: string, otherwise: string): string => harmless(name, NAME_MAX) ?? otherwise;

/** The same of a document's name, which may end like a file's. */
export const documentName = (name: string): string =>
  harmless(mailLine(name).replace(/\.(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|tiff?)$/i, ''), DOCUMENT_MAX) ?? 'a document';

/** Seven digits or more with what telephone numbers have between them. */
const TELEPHONE = /[(+]*\d(?:[ ().-]*\d){6,}/g;
const DATES = /^(?:(?:\d{4}-\d{2}-\d{2}|\d{1,2}[.-]\d{1,2}[.-]\d{4}|(?:19|20)\d{2})[ ()-]*)+$/;

/** Without what could be called; dates and years stay. */
const withoutTelephones = (text: string): string =>
  text.replace(TELEPHONE, (digits) => (DATES.test(digits) ? digits : ' '));

function harmless(name: string, max: number): string | undefined {
  const bare = mailLine(name.normalize('NFKC'))
    .replace(/\S*(?:\/\/|www\.|@)\S*/giu, ' ')
    .replace(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]{2,})+\S*/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N} .,'’&()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return shortened(withoutTelephones(bare).replace(/\s+/g, ' ').trim(), max);
}

function shortened(bare: string, max: number): string | undefined {
  const letters = [...bare];
  const short = letters.length > max ? `${letters.slice(0, max).join('').trim()}…` : bare;
  return /\p{L}/u.test(short) ? short : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it as it is. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
