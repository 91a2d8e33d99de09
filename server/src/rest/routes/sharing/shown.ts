import { keyText } from '@stemma/shared/rules/basic';
import { ROUTINGS } from '@stemma/shared/chart/link';
import { rangeShape, ranges } from '@stemma/shared/rules/range';
import type { SharingType } from '@stemma/shared/rules/sharing';
import { SHARING_TYPES } from '@stemma/shared/rules/sharing';
import { z } from 'zod';
import {
  sharedChart,
  sharedEntity,
  sharedGraph,
  sharedKeyPersons,
  sharedNeighbours,
} from '../../../sharing/shown/service';
import type { AccessParts } from '../../../sharing/visits/shareLinkAccess';
import { enter } from '../../../sharing/visits/shareLinkAccess';
import { route } from '../../route';
import { personAnswer } from '../people';
import {
  BY_LINK,
  presentRestSharedEntity,
  presentSharedGraph,
  sharedEntityAnswer,
  sharedGraphAnswer,
  visitFields,
} from './answers';

const what = keyText
  .nullish()
  .describe('The chart or entity that the link opens, or the link itself; nothing else is found.');
const entity = z.object({ key: keyText, ...visitFields });

const graphLine = (parts: AccessParts, path: string, summary: string, type?: SharingType) =>
  route({
    method: 'post',
    path,
    who: 'anyone',
    summary,
    description: `${BY_LINK} Entities by name, type, flag and placement, and the links between them; what a card says of a record only where its details are granted. A private entity has a key that is not its own, no name and no roles on its links.${type ? ' 404 for a link of another type.' : ' Of a link about an entity, the part that it gives.'}`,
    body: z.object({ key: what, ...visitFields }),
    answer: sharedGraphAnswer,
    run: async (context, { body: { key, ...by } }) =>
      presentSharedGraph(
        await sharedGraph(context, await enter(context, parts, by), { key: key ?? null, ...(type ? { type } : {}) }),
      ),
  });

/** What visitors read by share links (SPEC §7.3, §7.4). */
export const shownRoutes = (parts: AccessParts) => [
  route({
    method: 'post',
    path: 'datasets/getShared',
    who: 'anyone',
    summary: "A chart's record by a share link",
    description: `${BY_LINK} Its name, and nothing of who made it or of other charts.`,
    body: z.object({ key: what, ...visitFields }),
    answer: z.object({
      key: z.string(),
      typeName: z.literal('Dataset'),
      name: z.string(),
      type: z.enum(SHARING_TYPES),
      routing: z.enum(ROUTINGS),
    }),
    run: async (context, { body: { key, ...by } }) => ({
      typeName: 'Dataset',
      ...(await sharedChart(context, await enter(context, parts, by), key ?? null)),
    }),
  }),
  graphLine(parts, 'datasets/graphShared', 'A chart, as a share link shows it'),
  graphLine(parts, 'datasets/getSharedObjectRelationships', 'Owners by a share link', 'object'),
  graphLine(parts, 'datasets/getSharedSubjectRelationships', 'Holdings by a share link', 'subject'),
  route({
    method: 'post',
    path: 'graph/getNodeByKeyShared',
    who: 'anyone',
    summary: 'An entity, as a share link shows it',
    description: `${BY_LINK} Its fields only where its details are granted, its description only where its notes are.`,
    body: entity,
    answer: sharedEntityAnswer,
    run: async (context, { body: { key, ...by } }) =>
      presentRestSharedEntity(await sharedEntity(context, await enter(context, parts, by), key)),
  }),
  route({
    method: 'post',
    path: 'graph/getNeighborsShared',
    who: 'anyone',
    summary: 'The entities around one, as a share link shows them',
    description: BY_LINK,
    body: z.object({ key: keyText, depth: rangeShape(ranges.depth), ...visitFields }),
    answer: sharedGraphAnswer,
    run: async (context, { body: { key, depth, ...by } }) =>
      presentSharedGraph(await sharedNeighbours(context, await enter(context, parts, by), { key, depth })),
  }),
  route({
    method: 'post',
    path: 'graph/attachedPeopleShared',
    who: 'anyone',
    summary: 'The key persons of an entity by a share link',
    description: `${BY_LINK} 404 where they are not granted.`,
    body: entity,
    answer: z.array(personAnswer),
    run: async (context, { body: { key, ...by } }) => sharedKeyPersons(context, await enter(context, parts, by), key),
  }),
];
