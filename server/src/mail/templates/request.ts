import { z } from 'zod';
import type { Letter, Place } from '../letter';
import { oneLine, personName } from '../letter';
import { asHtml, asText } from './layout';
import type { Part } from './layout';

/** Who asks whom for which documents of what. */
export const requestValues = z.object({
  title: z.string(),
  entityName: z.string().nullable(),
  senderName: z.string(),
  senderEmail: z.string(),
  fileNames: z.array(z.string()),
  message: z.string(),
});

/** A request for documents; an answer goes to whoever asked. */
export function requestLetter(values: z.infer<typeof requestValues>, place: Place): Letter {
  const senderName = personName(values.senderName);
  const title = oneLine(values.title);
  const about = values.entityName === null ? '' : ` of ${oneLine(values.entityName)}`;
  const files = values.fileNames.map(oneLine);
  const parts: Part[] = [
    { paragraph: `${senderName} asks you for ${files.length ? 'these documents' : 'documents'}${about}:` },
    ...(files.length ? [{ list: files }] : []),
    { paragraph: values.message },
    { paragraph: `Please answer this message to send them to ${senderName} (${oneLine(values.senderEmail)}).` },
  ];
  return {
    subject: title,
    text: asText(parts, place),
    html: asHtml(title, parts, place),
    fromName: `${senderName} by Stemma`,
    replyTo: values.senderEmail,
  };
}
