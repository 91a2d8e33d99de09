import { presentGraphqlEntity } from '../entities/present';
import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult, orNull } from '../graphql/result';
import { takeParents } from './records/parents';
import * as records from './records/service';
import * as screening from './screening/service';
import * as sources from './service';

/** GraphQL's way to look-ups. */
export const lookupResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    lookupSources: (_root, _args, context) => sources.lookupSources(context),
    lookupSettings: (_root, _args, context) => sources.lookupSettings(context),
    entityScreening: (_root, { entityKey }, context) => orNull(() => screening.entityScreening(context, entityKey)),
    chartScreening: (_root, { chartKey }, context) => screening.chartScreening(context, chartKey),
    screeningStatuses: (_root, { keys }, context) => screening.screeningStatuses(context, keys),
    screeningPlan: async (_root, input, context) => {
      const { keys, ...left } = await screening.screeningPlan(context, input);
      return { questions: keys.length, ...left };
    },
  },
  Mutation: {
    saveLookupSource: (_root, { input }, context) => asResult(() => sources.saveLookupSource(context, input)),
    deleteLookupSource: (_root, { key }, context) =>
      asResult(async () => {
        await sources.deleteLookupSource(context, key);
        return key;
      }),
    tryLookupSource: (_root, { input }, context) =>
      asResult(async () => ({ milliseconds: await sources.tryLookupSource(context, input) })),
    searchRecords: (_root, input, context) => asResult(() => records.searchRecords(context, input)),
    fetchRecord: (_root, input, context) => asResult(() => records.fetchRecord(context, input)),
    takeRecord: (_root, { record, fields }, context) =>
      asResult(async () => presentGraphqlEntity(await records.takeRecord(context, { ...record, fields }))),
    takeParents: (_root, { record, chartKey, parents }, context) =>
      asResult(() => takeParents(context, { ...record, chartKey, parents })),
    leaveRecord: (_root, { record }, context) =>
      asResult(async () => {
        await records.leaveRecord(context, record);
        return record.recordId;
      }),
    screen: (_root, input, context) => asResult(async () => ({ questions: await screening.screen(context, input) })),
    decideCandidate: (_root, input, context) => asResult(() => screening.decideCandidate(context, input)),
  },
};
