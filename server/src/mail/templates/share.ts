import { toShownDateTime } from '@stemma/shared/dates';
import { z } from 'zod';
import type { Letter, MailPlace } from '../letter';
import { recordName } from '../letter';
import type { MailPart } from './layout';
import { addressOf, asHtml, asText } from './layout';
import { NAMES_AS_TYPED, senderSentence, senderValues } from './sender';

/** Who shares what with whom; the chart's name only where whoever has the message may open it. */
export const shareValues = senderValues.extend({
  chartName: z.string().nullable(),
  /** Of the link's page, below the product's own address. */
  path: z.string(),
  isPassword: z.boolean(),
  /** ISO text. */
  expires: z.string().nullable(),
});

/** The address of a share link; an answer goes to whoever shares. */
export function shareLetter(values: z.output<typeof shareValues>, place: MailPlace): Letter {
  const { person, organization, fromName } = senderSentence(values);
  const title = organization ? `${organization} shares a chart with you` : 'A chart is shared with you';
  const name = values.chartName === null ? '' : recordName(values.chartName, '');
  const chart = name ? `the chart “${name}”` : 'a chart';
  const parts: MailPart[] = [
    {
      paragraph: `${person}${organization && ` of ${organization}`} shares ${chart} with you. You need no account to see it.`,
    },
    addressOf('Open the chart', values.path, place),
    ...(values.isPassword ? [{ paragraph: 'You will be asked for a password, which the sender gives you.' }] : []),
    ...(values.expires ? [{ paragraph: `The link can be used until ${toShownDateTime(values.expires)}.` }] : []),
    { paragraph: 'Whoever has this message can use the link. Please do not pass it on.' },
    { paragraph: NAMES_AS_TYPED },
  ];
  return {
    subject: title,
    text: asText(parts, place),
    html: asHtml(title, parts, place),
    fromName,
    replyTo: values.senderEmail,
  };
}
