import { toShownDateTime } from '@stemma/shared/dates';
import { z } from 'zod';
import type { Letter, MailPlace } from '../letter';
import { mailPersonName } from '../letter';
import type { MailPart } from './layout';
import { addressOf, asHtml, asText } from './layout';

export const TICKET_KINDS = ['reset', 'activate'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

/** What a ticket in a message opens, for whom, until when. */
export const ticketValues = z.object({
  kind: z.enum(TICKET_KINDS),
  name: z.string(),
  /** Of the page, below the product's own address. */
  path: z.string(),
  /** ISO text. */
  expires: z.string(),
});

const TEXTS = {
  reset: {
    title: 'Set a new password',
    text: 'Somebody, probably you, asked for a new password of your Stemma account. Choose one here:',
    button: 'Set a new password',
    end: 'If it was not you, leave this message: your password stays as it is.',
  },
  activate: {
    title: 'Your account is waiting for you',
    text: 'There is a Stemma account for you. Choose a password to activate it:',
    button: 'Activate the account',
    end: 'If you do not know what this is about, leave this message.',
  },
} as const;

/** The address by which a password is set. */
export function ticketLetter({ kind, name, path, expires }: z.infer<typeof ticketValues>, place: MailPlace): Letter {
  const { title, text, button, end } = TEXTS[kind];
  const parts: MailPart[] = [
    { paragraph: `Hello ${mailPersonName(name)}` },
    { paragraph: text },
    addressOf(button, path, place),
    { paragraph: `The address can be used once, until ${toShownDateTime(expires)}. Please do not pass it on.` },
    { paragraph: end },
  ];
  return {
    subject: title,
    text: asText(parts, place),
    html: asHtml(title, parts, place),
    fromName: 'Stemma',
    replyTo: null,
  };
}
