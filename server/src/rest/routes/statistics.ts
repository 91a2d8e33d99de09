import { ENTITY_TYPES } from '@stemma/shared/entities/typeNames';
import { z } from 'zod';
import * as statistics from '../../statistics/service';
import { route } from '../route';

const chain = z.array(z.object({ key: z.string(), name: z.string() }));
const CHAIN = 'Projects linked along arrows, on charts that the caller may read, first to last; [] without such links.';

/** stats/… (SPEC §7.7): counts over what the caller may read; administrators count the whole organization. */
export const statisticsRoutes = [
  route({
    method: 'get',
    path: 'stats/typeDistribution',
    who: 'signedIn',
    summary: 'How many entities of each type there are',
    description:
      'Of those that the caller may read; an administrator counts the whole organization. Not those in the bin.',
    answer: z.array(z.object({ typeName: z.enum(ENTITY_TYPES), count: z.number().int() })),
    run: (context) => statistics.typeDistribution(context),
  }),
  route({
    method: 'get',
    path: 'stats/datasetSizes',
    who: 'signedIn',
    summary: 'How many entities stand on each chart',
    description:
      'Of the charts that the caller may read, largest first; an administrator is also told the sizes of the others of the organization, key and name left empty.',
    answer: z.array(z.object({ key: z.string(), name: z.string(), size: z.number().int() })),
    run: (context) => statistics.datasetSizes(context),
  }),
  route({
    method: 'get',
    path: 'stats/groupSizes',
    who: 'signedIn',
    summary: 'How many members the groups on charts have',
    description: 'Of the charts that the caller may read, largest first.',
    answer: z.array(z.object({ key: z.string(), name: z.string(), datasetKey: z.string(), size: z.number().int() })),
    run: (context) => statistics.groupSizes(context),
  }),
  route({
    method: 'get',
    path: 'stats/getLongestTaskChain',
    who: 'signedIn',
    summary: 'The longest chain of projects',
    description: CHAIN,
    answer: chain,
    run: (context) => statistics.longestTaskChain(context),
  }),
  route({
    method: 'get',
    path: 'stats/getLongestTaskChain/{x}',
    who: 'signedIn',
    summary: 'The longest chain of projects',
    description: `${CHAIN} The number is accepted as older clients send it, and changes nothing.`,
    params: z.object({ x: z.coerce.number().int() }),
    answer: chain,
    run: (context) => statistics.longestTaskChain(context),
  }),
];
