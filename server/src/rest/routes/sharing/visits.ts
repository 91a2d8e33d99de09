import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { SHARING_TYPES } from '@stemma/shared/rules/sharing';
import { z } from 'zod';
import { AppError } from '../../../errors';
import { emailSharingLink, emailsShape, sendSharedChart } from '../../../sharing/mailing/service';
import type { AccessParts } from '../../../sharing/visits/shareLinkAccess';
import { openSharingLink, openTicket, previewSharingLink, sharingLinkDetails } from '../../../sharing/visits/service';
import { route } from '../../route';
import { idParams } from '../../shapes';
import { presentSharingLink, sharingLinkAnswer } from './answers';

const openedAnswer = z.object({
  success: z.boolean(),
  error: z.string().nullable(),
  token: z.string().nullable().describe('The bearer token for the calls of visitors.'),
  expires: z.string().nullable().describe('When the token runs out.'),
  linkKey: z.string().nullable(),
  type: z.enum(SHARING_TYPES).nullable(),
});
const CLOSED = { success: false, token: null, expires: null, linkKey: null, type: null };

/** Answers 200 as all calls that let in do; what a caller must wait for stays an error. */
async function letIn<T extends object, F extends object>(work: () => Promise<T>, refused: F) {
  try {
    return { success: true, error: null, ...(await work()) };
  } catch (failure) {
    const isRefusal =
      failure instanceof AppError && (failure.code === 'unauthenticated' || failure.code === 'forbidden');
    if (!isRefusal) throw failure;
    return { ...refused, error: failure.message };
  }
}

/** Opening share links, and sending them (SPEC §7.1, §7.4). */
export const visitRoutes = (parts: AccessParts) => [
  route({
    method: 'get',
    path: 'datasets/getSharingLinkDetails/{id}',
    who: 'anyone',
    summary: 'What a share link asks for before it opens',
    description: 'Whether there is a password, and nothing else. A link that is not there says so too.',
    params: idParams,
    answer: z.object({ key: z.string(), isPassword: z.boolean() }),
    run: (context, { params }) => sharingLinkDetails(context, params.id),
  }),
  route({
    method: 'post',
    path: 'datasets/authSharingLink',
    who: 'anyone',
    summary: 'Open a share link by its password',
    description: `A visit, which counts. Answers 200 also when it fails: success is false and error says why, the same for a link that is not there and a wrong password. After ${limits.shareGuessesAnHour} wrong passwords in an hour, over all addresses and ways in, also right ones get 429 with Retry-After. The token lasts ${limits.shareVisitHours} hours, and no longer than the link stays as it is.`,
    body: z.object({ key: keyText, password: z.string().max(limits.passwordMax).nullish() }),
    answer: openedAnswer,
    run: (context, { body }) => letIn(() => openSharingLink(context, parts, body), CLOSED),
  }),
  route({
    method: 'get',
    path: 'datasets/previewSharingLink/{id}',
    who: 'signedIn',
    summary: 'Look at a share link as a visitor would',
    description: `Beyond the specified calls. For Co-Owners of its charts: a token as authSharingLink gives one, for ${limits.sharePreviewMinutes} minutes, without a password, also while the link is paused; it counts as no visit and writes no log.`,
    params: idParams,
    answer: openedAnswer,
    run: async (context, { params }) => ({
      success: true,
      error: null,
      ...(await previewSharingLink(context, parts, params.id)),
    }),
  }),
  route({
    method: 'post',
    path: 'auth/parseSharedChartTicket',
    who: 'anyone',
    summary: 'Open the chart that a ticket in a message stands for',
    description:
      'A visit, which counts. dates are when it was sent and until when it opens. Answers 200 also when it fails, as authSharingLink does; linkKey and token are beyond the specification, and what the chart is read by.',
    body: z.object({ ticket: z.string().max(1000) }),
    answer: openedAnswer.extend({
      chartKey: z.string().nullable(),
      email: z.string().nullable(),
      dates: z.object({ sent: z.string(), expires: z.string().nullable() }).nullable(),
    }),
    run: (context, { body }) =>
      letIn(
        async () => {
          const { sentDate, lastDate, ...opened } = await openTicket(context, parts, body.ticket);
          return { ...opened, dates: { sent: sentDate, expires: lastDate } };
        },
        { ...CLOSED, chartKey: null, email: null, dates: null },
      ),
  }),
  route({
    method: 'post',
    path: 'auth/sendSharedChart',
    who: 'signedIn',
    summary: 'Send a chart by mail',
    description: `For Co-Owners of the chart. emails is a list, or text with one a line; each address gets a link of its own, which shows no details, lives for ${limits.shareTicketDays} days and opens by the ticket in its message alone. It stands among the chart's links. Who has such a ticket already gets no other.`,
    body: z.object({ emails: emailsShape, chartKey: keyText }),
    answer: z.object({ success: z.boolean(), emails: z.array(z.string()) }),
    run: async (context, { body }) => ({ success: true, emails: await sendSharedChart(context, body) }),
  }),
  route({
    method: 'post',
    path: 'datasets/emailSharingLink',
    who: 'signedIn',
    summary: 'Send a share link by mail',
    description:
      'For Co-Owners of its charts. emails is a list, or text with one a line; a message to each, without the password. Who got the link before gets it again only with again (beyond the specification). 409 for a link that has expired.',
    body: z.object({ key: keyText, emails: emailsShape, again: z.boolean().nullish() }),
    answer: z.object({ sharingLink: sharingLinkAnswer }),
    run: async (context, { body }) => ({ sharingLink: presentSharingLink(await emailSharingLink(context, body)) }),
  }),
];
