import type { Resolvers } from '../graphql/resolvers.generated';
import { asResult } from '../graphql/result';
import * as styles from './service';

/** GraphQL's way to the styles of charts. */
export const styleResolvers: Pick<Resolvers, 'Query' | 'Mutation'> = {
  Query: {
    chartStyles: (_root, _args, context) => styles.chartStyles(context),
  },
  Mutation: {
    saveChartStyle: (_root, { input }, context) => asResult(() => styles.saveChartStyle(context, input)),
    setDefaultStyle: (_root, { key }, context) => asResult(() => styles.setDefaultStyle(context, key)),
    deleteChartStyle: (_root, { key }, context) =>
      asResult(async () => {
        await styles.deleteChartStyle(context, key);
        return key;
      }),
  },
};
