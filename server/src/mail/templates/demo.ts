import { z } from 'zod';
import type { Letter, MailPlace } from '../letter';
import { mailLine, mailPersonName } from '../letter';
import { asHtml, asText } from './layout';

/** Who asks for a demonstration. */
export const demoValues = z.object({ name: z.string(), email: z.string(), company: z.string() });

/** A request for a demonstration; an answer goes to whoever asked. */
export function demoLetter({ name, email, company }: z.infer<typeof demoValues>, place: MailPlace): Letter {
  const subject = `${mailPersonName(name)} asks for a demonstration`;
  const parts = [
    { paragraph: `${mailPersonName(name)} of ${mailPersonName(company)} would like to see Stemma.` },
    { paragraph: `Answer this message to reply to ${mailLine(email)}.` },
  ];
  return {
    subject,
    text: asText(parts, place),
    html: asHtml(subject, parts, place),
    fromName: 'Stemma',
    replyTo: email,
  };
}
