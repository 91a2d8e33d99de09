import type { z } from 'zod';
import type { Letter, MailPlace } from '../letter';
import { demoLetter, demoValues } from './demo';
import { infoLetter, infoValues } from './info';
import { requestLetter, requestValues } from './request';
import { shareLetter, shareValues } from './share';
import { ticketLetter, ticketValues } from './ticket';

/** What a message says: its template and the values that it is filled with. */
export type Content =
  | { template: 'request'; values: z.input<typeof requestValues> }
  | { template: 'info'; values: z.infer<typeof infoValues> }
  | { template: 'share'; values: z.input<typeof shareValues> }
  | { template: 'ticket'; values: z.infer<typeof ticketValues> }
  | { template: 'demo'; values: z.infer<typeof demoValues> };

const WRITERS: Readonly<Record<Content['template'], (values: unknown, place: MailPlace) => Letter>> = {
  request: (values, place) => requestLetter(requestValues.parse(values), place),
  info: (values, place) => infoLetter(infoValues.parse(values), place),
  share: (values, place) => shareLetter(shareValues.parse(values), place),
  ticket: (values, place) => ticketLetter(ticketValues.parse(values), place),
  demo: (values, place) => demoLetter(demoValues.parse(values), place),
};

/** Fills a template with the values kept of a message. */
export function writeMail(template: Content['template'], values: string, place: MailPlace): Letter {
  return WRITERS[template](JSON.parse(values), place);
}
