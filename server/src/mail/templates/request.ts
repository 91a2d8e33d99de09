import { DEFAULT_WORDING, worded } from '@stemma/shared/rules/requestWording';
import { z } from 'zod';
import type { Letter, Place } from '../letter';
import { documentName, oneLine, personName, recordName } from '../letter';
import { asHtml, asText } from './layout';
import type { Part } from './layout';

/** Who asks whom for which documents of what, in whose words. */
export const requestValues = z.object({
  wording: z.object({ subject: z.string(), text: z.string() }).default(DEFAULT_WORDING),
  /** A subject and a message of the sender's own; null and empty for none. */
  title: z.string().nullable(),
  message: z.string(),
  entityName: z.string().nullable(),
  senderName: z.string(),
  senderEmail: z.string(),
  organizationName: z.string().default(''),
  fileNames: z.array(z.string()),
});

/** A request for documents; an answer goes to whoever asked. */
export function requestLetter(values: z.output<typeof requestValues>, place: Place): Letter {
  const sender = personName(values.senderName);
  const said = worded(values.wording, {
    sender,
    organization: recordName(values.organizationName, 'an organization'),
    entity: values.entityName === null ? null : recordName(values.entityName, 'an entity'),
    documents: values.fileNames.map(documentName),
  });
  const subject = oneLine(values.title ?? said.subject);
  const own = values.message.trim();
  const parts: Part[] = [
    ...said.parts,
    ...(own ? [{ paragraph: `${sender} writes:` }, { paragraph: values.message }] : []),
  ];
  return {
    subject,
    text: asText(parts, place),
    html: asHtml(subject, parts, place),
    fromName: `${sender} by Stemma`,
    replyTo: values.senderEmail,
  };
}
