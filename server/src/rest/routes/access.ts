import { PERMISSIONS } from '@stemma/shared/permissions';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import * as permissions from '../../permissions/service';
import { route } from '../route';
import { idParams } from '../shapes';

const colleague = z.object({
  key: z.string(),
  name: z.string(),
  email: z.string(),
  onlyViews: z.boolean().describe('Its account may never change anything, so that it can be a Viewer alone.'),
});

const accessAnswer = z
  .object({
    key: z.string(),
    kind: z.enum(['chart', 'entity']),
    name: z.string(),
    permission: z.enum(PERMISSIONS).describe("The caller's own."),
    mayShare: z.boolean().describe('Whether the caller gives and takes access.'),
    holders: z.array(colleague.extend({ permission: z.enum(PERMISSIONS), inactive: z.boolean() })),
  })
  .meta({ id: 'Access' });

const ONE_STAYS = '409 where no active Co-Owner who may write would be left.';

/** access/…: who has access to entities and charts (SPEC §6), beyond the calls of SPEC §7. */
export const accessRoutes = [
  route({
    method: 'get',
    path: 'access/get/{id}',
    who: 'signedIn',
    summary: 'Who has access to an entity or chart, by name',
    description: 'For those who have it themselves.',
    params: idParams,
    answer: accessAnswer,
    run: (context, { params }) => permissions.accessTo(context, params.id),
  }),
  route({
    method: 'post',
    path: 'access/give',
    who: 'signedIn',
    summary: 'Give a user of the organization access to an entity or chart, or another permission',
    description: `entities: of a chart, also on its entities of which the caller is Co-Owner, where the user may do less so far. 403 also for a chart with what the caller may not show to others. ${ONE_STAYS}`,
    body: z.object({
      key: keyText,
      userKey: keyText,
      permission: z.enum(PERMISSIONS),
      entities: z.boolean().optional(),
    }),
    answer: accessAnswer,
    run: (context, { body }) => permissions.giveAccess(context, body),
  }),
  route({
    method: 'post',
    path: 'access/take',
    who: 'signedIn',
    summary: "Take a user's access to an entity or chart",
    description: `Everybody may give up his own; the answer is null then. ${ONE_STAYS}`,
    body: z.object({ key: keyText, userKey: keyText }),
    answer: accessAnswer.nullable(),
    run: (context, { body }) => permissions.takeAccess(context, body.key, body.userKey),
  }),
  route({
    method: 'post',
    path: 'access/handOver',
    who: 'signedIn',
    summary: "Make another user Co-Owner of an entity or chart, and give up the caller's own access",
    body: z.object({ key: keyText, userKey: keyText }),
    answer: z.object({ key: z.string() }),
    run: async (context, { body }) => {
      await permissions.transferRecord(context, body.key, body.userKey);
      return { key: body.key };
    },
  }),
  route({
    method: 'get',
    path: 'access/affected/{id}',
    who: 'signedIn',
    summary: 'What deleting an entity or chart for good would take, for its Co-Owners',
    params: idParams,
    answer: z.object({
      others: z.number().describe('Other people with access.'),
      charts: z.number().describe('Charts that an entity stands on; 0 of a chart.'),
      links: z.number(),
      files: z.number(),
      shareLinks: z.number(),
    }),
    run: (context, { params }) => permissions.affectedByDeletion(context, params.id),
  }),
  route({
    method: 'post',
    path: 'access/colleagues',
    who: 'signedIn',
    summary: "People of the caller's organization by a part of their name or address, 20 at most",
    body: z.object({ term: z.string().max(200).default('') }),
    answer: z.array(colleague),
    run: (context, { body }) => permissions.findColleagues(context, body.term ?? ''),
  }),
];
