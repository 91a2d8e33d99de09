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
export interface Place {
  publicUrl: string | undefined;
}

/** One line that no header can be broken out of: line breaks and control and direction characters are blanks. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
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
