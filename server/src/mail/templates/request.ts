import { DEFAULT_WORDING, worded } from '@stemma/shared/rules/requestWording';
import { z } from 'zod';
import type { Letter, MailPlace } from '../letter';
import { documentName, mailLine, recordName } from '../letter';
import { asHtml, asText } from './layout';
import type { MailPart } from './layout';
import { NAMES_AS_TYPED, senderSentence, senderValues } from './sender';

/** Who asks whom for which documents of what, in whose words. */
export const requestValues = senderValues.extend({
  wording: z.object({ subject: z.string(), text: z.string() }).default(DEFAULT_WORDING),
  /** A subject and a message of the sender's own; null and empty for none. */
  title: z.string().nullable(),
  message: z.string(),
  entityName: z.string().nullable(),
  fileNames: z.array(z.string()),
});

/** A request for documents; an answer goes to whoever asked. */
export function requestLetter(values: z.output<typeof requestValues>, place: MailPlace): Letter {
  const { person, organization, fromName } = senderSentence(values);
  const said = worded(values.wording, {
    sender: person,
    organization: organization || 'an organization',
    entity: values.entityName === null ? null : recordName(values.entityName, 'an entity'),
    documents: values.fileNames.map(documentName),
  });
  const subject = mailLine(values.title ?? said.subject);
  const own = values.message.trim();
  const parts: MailPart[] = [
    ...said.parts,
    ...(own ? [{ paragraph: `${person} writes:` }, { paragraph: values.message }] : []),
    { paragraph: NAMES_AS_TYPED },
  ];
  return {
    subject,
    text: asText(parts, place),
    html: asHtml(subject, parts, place),
    fromName,
    replyTo: values.senderEmail,
  };
}
