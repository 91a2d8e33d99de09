import { writtenBy } from '@stemma/shared/rules/requestWording';
import { z } from 'zod';
import { mailLine, mailPersonName, recordName } from '../letter';

/** Who makes Stemma send a message to others. Answers go to his address. */
export const senderValues = z.object({
  senderName: z.string(),
  senderEmail: z.string(),
  /** Whether the address is known to be his: he changed it to one that nothing was proved of yet otherwise. */
  isProved: z.boolean().default(false),
  organizationName: z.string().default(''),
});

/** What a message says of who wrote it: his organization, which names itself, and what he says of himself, told as such. */
export function senderSentence({ senderName, senderEmail, isProved, organizationName }: z.output<typeof senderValues>) {
  const organization = recordName(organizationName, '');
  return {
    organization,
    person: writtenBy(mailPersonName(senderName), isProved ? mailLine(senderEmail) : null),
    fromName: organization ? `${organization} by Stemma` : 'Stemma',
  };
}

/** Stands below what names are in. */
export const NAMES_AS_TYPED = 'Names in quotation marks are as the sender typed them. Stemma has not checked them.';
