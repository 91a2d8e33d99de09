import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { z } from 'zod';
import type { Context } from '../context';
import { invalid, parse } from '../errors';
import type { Resolvers } from '../graphql/resolvers.generated';
import { nestsDeeperThan } from '../jsonNesting';
import { parametersShape } from './parameters';
import type { GraphRows } from './service';
import { readGraph } from './service';

const argsShape = z.object({
  query: z.string().min(1).max(limits.textMax),
  parameters: z.string().max(limits.bodyBytesMax).nullish(),
  limit: rangeShape(ranges.readRows),
});

/** GraphQL's way to reading by Cypher. */
export const readResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    readGraph: async (_root, args, context) => asTexts(await read(context, args)).rows,
    readGraphRows: async (_root, args, context) => asTexts(await read(context, args)),
  },
};

function read(context: Context, args: unknown): Promise<GraphRows> {
  const { query, parameters, limit } = parse(argsShape, args);
  return readGraph(context, { query, limit, parameters: parsedParameters(parameters ?? '{}') });
}

function parsedParameters(json: string) {
  if (nestsDeeperThan(limits.jsonNestingMax, Buffer.from(json))) {
    throw invalid(messages.bodyNesting(limits.jsonNestingMax), 'parameters');
  }
  return parse(z.object({ parameters: parametersShape }), { parameters: jsonOf(json) }).parameters;
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid(messages.readParametersJson, 'parameters');
  }
}

const asTexts = ({ rows, hasMore }: GraphRows) => ({ rows: rows.map((row) => JSON.stringify(row)), hasMore });
