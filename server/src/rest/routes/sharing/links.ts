import { limits } from '@stemma/shared/limits';
import { fullDay } from '@stemma/shared/rules/ownership';
import { keyText } from '@stemma/shared/rules/basic';
import { maxVisits, shareExpiry, shareGrants, shareLinkKey, sharingType } from '@stemma/shared/rules/sharing';
import { z } from 'zod';
import { updateSharedItems } from '../../../sharing/links/items';
import { sharingLinks, sharingVisits } from '../../../sharing/links/list';
import {
  commentSharingLink,
  createSharingLink,
  deleteSharingLink,
  editSharingLink,
  pauseSharingLink,
} from '../../../sharing/links/service';
import { route } from '../../route';
import { idParams } from '../../shapes';
import { presentSharingLink, sharingLinkAnswer } from './answers';

const password = z.string().max(limits.passwordMax).nullish().describe('At least 8 characters; null for none.');
const one = z.object({ sharingLink: sharingLinkAnswer });
const ADDITIVE = 'Beyond the specified calls.';
const OWNERS = 'For Co-Owners of the chart, whose account may write.';

const pauseLine = (path: string, paused: boolean, summary: string) =>
  route({
    method: 'put',
    path,
    who: 'signedIn',
    summary,
    description: `${ADDITIVE} ${paused ? 'Visits that it opened end. Who is Co-Owner of any of its charts may.' : OWNERS}`,
    params: idParams,
    answer: one,
    run: async (context, { params }) => ({
      sharingLink: presentSharingLink(await pauseSharingLink(context, params.id, paused)),
    }),
  });

/** datasets/… and graph/… (SPEC §7.3, §7.4): the share links of charts, for those who may share them. */
export const sharingLinkRoutes = [
  route({
    method: 'post',
    path: 'datasets/getSharingLinks',
    who: 'signedIn',
    summary: 'The share links of a chart, or about an entity, by name',
    description: `key is a chart's or, for links about an entity, the entity's; type (chart, object, subject) may narrow. ${OWNERS} One who is Co-Owner of only some of a link's charts gets a handle in place of its key.`,
    body: z.object({ key: keyText, type: sharingType.nullish() }),
    answer: z.object({ sharingLinks: z.array(sharingLinkAnswer) }),
    run: async (context, { body }) => ({ sharingLinks: (await sharingLinks(context, body)).map(presentSharingLink) }),
  }),
  route({
    method: 'post',
    path: 'datasets/createSharingLink',
    who: 'signedIn',
    summary: 'Make a share link',
    description: `${OWNERS} linkKey is made by the caller: sending it twice makes one link. Of the types object and subject chartKey is a chart's key or the entity's; entityKey and charts (beyond the specification) name the entity and the charts. 403 for a chart with what the caller may not show to others. Showing details of an entity takes being its Co-Owner too (403 names it); notes, pictures and text boxes have none (400). isPrivate shows an entity as existing and nothing else. Without a name it has the usual one. maxVisits bounds how often it opens. asOf is an ISO day: visitors see the chart as of it, or with ownership begin with it.`,
    body: z.object({
      linkKey: shareLinkKey,
      chartKey: keyText,
      name: z.string().nullish(),
      password,
      entities: shareGrants.nullish(),
      type: sharingType.nullish(),
      expiry: shareExpiry,
      entityKey: keyText.nullish(),
      charts: z.array(keyText).nullish(),
      maxVisits,
      mayExport: z.boolean().nullish(),
      showMarks: z.boolean().nullish(),
      showAnnotations: z.boolean().nullish(),
      ownership: z.boolean().nullish(),
      asOf: fullDay.nullish(),
    }),
    bodyMax: limits.chartBodyBytesMax,
    answer: one,
    run: async (context, { body }) => ({ sharingLink: presentSharingLink(await createSharingLink(context, body)) }),
  }),
  route({
    method: 'put',
    path: 'datasets/editSharingLink/{id}',
    who: 'signedIn',
    summary: 'Change a share link',
    description: `${OWNERS} What is not given stays. isPassword false takes the password away; without a password and with isPassword true the one before stays. The days count anew when others are chosen, or the link had expired. Visits that the link opened end. With modifiedDate as it was read, a change meanwhile is a conflict.`,
    params: idParams,
    body: z.object({
      name: z.string().nullish(),
      password,
      isPassword: z.boolean().nullish(),
      entities: shareGrants.nullish(),
      expiry: shareExpiry,
      maxVisits,
      mayExport: z.boolean().nullish(),
      showMarks: z.boolean().nullish(),
      showAnnotations: z.boolean().nullish(),
      ownership: z.boolean().nullish(),
      asOf: fullDay.nullish(),
      modifiedDate: z.string().max(40).nullish(),
    }),
    bodyMax: limits.chartBodyBytesMax,
    answer: one,
    run: async (context, { params, body }) => ({
      sharingLink: presentSharingLink(await editSharingLink(context, params.id, body)),
    }),
  }),
  route({
    method: 'delete',
    path: 'datasets/deleteSharingLink/{id}',
    who: 'signedIn',
    summary: 'Delete a share link',
    description: 'All that it opened ends at once. Who is Co-Owner of any of its charts may, by its key or its handle.',
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await deleteSharingLink(context, params.id);
      return null;
    },
  }),
  pauseLine('datasets/pauseSharingLink/{id}', true, 'Make a share link open nothing until it is resumed'),
  pauseLine('datasets/resumeSharingLink/{id}', false, 'Let a paused share link open again'),
  route({
    method: 'get',
    path: 'datasets/getSharingLinkVisits/{id}',
    who: 'signedIn',
    summary: 'When a share link was opened, and which files were taken',
    description: `${ADDITIVE} Latest first, the last ${limits.shareLogMax}. Of visitors nothing is kept, neither address nor program.`,
    params: idParams,
    answer: z.array(
      z.object({ key: z.string(), date: z.string(), what: z.enum(['visit', 'file', 'folder']), fileName: z.string() }),
    ),
    run: (context, { params }) => sharingVisits(context, params.id),
  }),
  route({
    method: 'put',
    path: 'datasets/commentSharingLink/{id}',
    who: 'signedIn',
    summary: 'Comment on a share link',
    description: `At most ${limits.shareCommentMax} characters; line breaks at its ends are dropped. Visitors never see it.`,
    params: idParams,
    body: z.object({ comment: z.string() }),
    answer: z.object({
      comment: z.string().nullable(),
      commentUser: z.string().nullable(),
      commentDate: z.string().nullable(),
    }),
    run: async (context, { params, body }) => {
      const { comment, commentUser, commentDate } = await commentSharingLink(context, params.id, body.comment);
      return { comment, commentUser, commentDate };
    },
  }),
  route({
    method: 'delete',
    path: 'datasets/deleteSharingLinkComment/{id}',
    who: 'signedIn',
    summary: "Delete a share link's comment",
    params: idParams,
    answer: z.null(),
    run: async (context, { params }) => {
      await commentSharingLink(context, params.id, null);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'graph/updateSharedItems',
    who: 'signedIn',
    summary: 'Choose the files of an entity that a share link shows',
    description:
      "entityId is an entity on the link's chart, or the chart itself; keys are exactly those of its files, folders and links that are shown. A folder is shown with all that lies in it now; what comes into it later is not until it is chosen. Showing more of an entity takes being its Co-Owner. Answers the keys that are shown.",
    body: z.object({
      currentLink: keyText,
      keys: z.array(keyText).max(limits.fileSelectionMax),
      entityId: keyText,
    }),
    answer: z.array(z.string()),
    run: (context, { body }) => updateSharedItems(context, body),
  }),
];
