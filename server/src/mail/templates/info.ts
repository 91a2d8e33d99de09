import { z } from 'zod';
import type { Letter, MailPlace } from '../letter';
import { mailLine } from '../letter';
import { asHtml, asText } from './layout';

export const infoValues = z.object({ title: z.string(), text: z.string() });

/** A message of an administrator's. */
export function infoLetter({ title, text }: z.infer<typeof infoValues>, place: MailPlace): Letter {
  const subject = mailLine(title);
  const parts = [{ paragraph: text }];
  return {
    subject,
    text: asText(parts, place),
    html: asHtml(subject, parts, place),
    fromName: 'Stemma',
    replyTo: null,
  };
}
