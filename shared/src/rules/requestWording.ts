import { z } from 'zod';
import { limits } from '../limits';
import { requestMessages } from '../messages/requests';
import { plainText } from './basic';
import { tidyName } from './text';

/** What an organization's wording of requests may name in braces, and what stands there in the mail. */
export const PLACEHOLDERS = {
  sender: 'Who asks',
  organization: 'The organization of who asks',
  entity: 'The entity whose documents are asked for',
  documents: 'The names of the documents; a list, on a line of its own',
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;

export interface Wording {
  /** One line. */
  subject: string;
  text: string;
}

/** How requests are worded where the organization says nothing. */
export const DEFAULT_WORDING: Wording = {
  subject: 'Documents of {entity}',
  text: '{sender} of {organization} asks you for documents of {entity}:\n\n{documents}\n\nPlease answer this message to send them to {sender}.',
};

/** What stands for the entity of a request that is of none. */
const NO_ENTITY = 'your matter';

export interface WordingValues {
  sender: string;
  organization: string;
  /** Null for documents that are of no entity. */
  entity: string | null;
  documents: readonly string[];
}

/** A name in quotation marks, as others read a name that somebody typed. */
export const quoted = (name: string): string => `“${name}”`;

/** Who wrote, for others: by his address where it is known to be his, and by the name that he gave himself, marked as a name. */
export const writtenBy = (name: string, address: string | null): string =>
  address === null ? quoted(name) : `${address} (${quoted(name)})`;

/** Paragraphs as typed, and the list of documents. */
export type WordedPart = { paragraph: string } | { list: readonly string[] };

const IN_BRACES = /\{([^{}]*)\}/g;
const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** Fills a wording in, names of entities and documents as quoted names. A value is put in as it is: braces in it name nothing. */
export function worded({ subject, text }: Wording, values: WordingValues): { subject: string; parts: WordedPart[] } {
  const documents = values.documents.map(quoted);
  const entity = values.entity === null ? NO_ENTITY : quoted(values.entity);
  const said = { ...values, entity, documents: documents.join(', ') };
  const filled = (text: string) =>
    text.replace(IN_BRACES, (whole, name: string) => (isPlaceholder(name) ? said[name] : whole));
  const parts: WordedPart[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    const paragraph = filled(lines.join('\n')).trim();
    if (paragraph) parts.push({ paragraph });
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const own = line.trim();
    if (own === '{documents}') {
      endParagraph();
      if (documents.length > 0) parts.push({ list: documents });
    } else if (own === '') endParagraph();
    else lines.push(line);
  }
  endParagraph();
  return { subject: filled(subject), parts };
}

/** The first thing in braces that is no placeholder, as it stands there. */
function unknownIn(text: string): string | undefined {
  return [...text.matchAll(IN_BRACES)].find(([, name = '']) => !isPlaceholder(name))?.[0];
}

const KNOWN = Object.keys(PLACEHOLDERS)
  .map((name) => `{${name}}`)
  .join(', ');

const withPlaceholders = (max: number) =>
  plainText(max).superRefine((text, context) => {
    const unknown = unknownIn(text);
    if (unknown !== undefined) {
      context.addIssue({ code: 'custom', message: requestMessages.unknownPlaceholder(unknown, KNOWN) });
    }
  });

/** The subject of an organization's requests; empty or null for the usual one. */
export const requestSubject = z.string().transform(tidyName).pipe(withPlaceholders(limits.requestSubjectMax)).nullish();

/** The text of an organization's requests; empty or null for the usual one. */
export const requestText = withPlaceholders(limits.requestTextMax)
  .transform((text) => text.trim())
  .refine((text) => text === '' || text.includes('{documents}'), requestMessages.documentsNotSaid)
  .nullish();

const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Whether a text is the domain of mail addresses, in ASCII and small letters. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  return text.length <= 253 && labels.length > 1 && labels.every((label) => LABEL.test(label));
}

const domain = z
  .string()
  .max(1000, requestMessages.notADomain)
  .transform((text) => text.trim().toLowerCase().replace(/^@/, ''))
  .refine(isDomain, requestMessages.notADomain);

/** Mail domains whose addresses get messages of the senders' own, each once. */
export const messageDomains = z
  .array(domain)
  .max(limits.messageDomainsMax)
  .transform((domains) => [...new Set(domains)]);

/** Reads domains typed one per line, blank lines left out. */
export const domainLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The part of an address behind its @, in small letters. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** What is wrong with what a form says of an organization's requests, by field; domains are typed one per line. */
export function wordingFaults(typed: { requestSubject: string; requestText: string; messageDomains: string }) {
  const faultOf = (shape: z.ZodType, value: unknown) => shape.safeParse(value).error?.issues[0]?.message;
  return {
    requestSubject: faultOf(requestSubject, typed.requestSubject),
    requestText: faultOf(requestText, typed.requestText),
    messageDomains: faultOf(messageDomains, domainLines(typed.messageDomains)),
  };
}
