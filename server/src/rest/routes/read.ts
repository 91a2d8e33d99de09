import { t } from '@stemma/shared/language/translate';
import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { limits } from '@stemma/shared/limits';
import { z } from 'zod';
import { parametersShape } from '../../cypherRead/parameters';
import { readGraph } from '../../cypherRead/service';
import { AnswerWithHeaders } from '../answer';
import { route } from '../route';

const HAS_MORE = 'Stemma-Has-More';

export const readBody = z.object({
  query: z
    .string({ error: t('A query is required.') })
    .min(1, t('A query is required.'))
    .max(limits.textMax),
  parameters: parametersShape
    .optional()
    .describe('Values of the statement’s parameters by their names, without $; whole numbers are integers.'),
  limit: rangeShape(ranges.readRows).describe('Rows at most.'),
});

/** graph/read (SPEC §7.3). */
export const readRoutes = [
  route({
    method: 'post',
    path: 'graph/read',
    who: 'administrator',
    summary: 'Read the graph by Cypher',
    description:
      'For data engineers of the installation: it reads the records of every organization, and each use goes to the audit log. One statement that only reads: its plan may hold no operator that writes, loads, calls a procedure or administers. Functions are those of Cypher itself; properties are named, not computed; secrets are never answered. Ended after 5 seconds; what the store would plan for long is refused, and one new statement of each user is planned at a time. Nodes come as {labels, properties}, relationships as {type, properties}, paths as lists of both, integers beyond 2^53 as text, exact to the digit.',
    body: readBody,
    answer: z.array(z.record(z.string(), z.unknown())),
    headers: { [HAS_MORE]: 'Whether the limit cut the answer: `true` or `false`.' },
    run: async (context, { body }) => {
      const { rows, hasMore } = await readGraph(context, body);
      return new AnswerWithHeaders(rows, { [HAS_MORE]: String(hasMore) });
    },
  }),
];
