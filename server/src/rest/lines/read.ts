import { rangeShape, ranges } from '@stemma/shared/rules/range';
import { limits } from '@stemma/shared/limits';
import { z } from 'zod';
import { readGraph } from '../../cypherRead/service';
import { line } from '../line';

export const readBody = z.object({
  query: z.string({ error: 'A query is required.' }).min(1, 'A query is required.').max(limits.textMax),
  limit: rangeShape(ranges.readRows).describe('Rows at most.'),
});

/** graph/read (SPEC §7.3). */
export const readLines = [
  line({
    method: 'post',
    path: 'graph/read',
    who: 'administrator',
    summary: 'Read the graph by Cypher',
    description:
      'For data engineers of the installation: it reads the records of every organization, and each use goes to the audit log. One statement that only reads: its plan may hold no operator that writes, loads, calls a procedure or administers. Functions are those of Cypher itself; properties are named, not computed; secrets are never answered. Ended after 5 seconds. Nodes come as {labels, properties}, relationships as {type, properties}, paths as lists of both, integers beyond 2^53 as text, exact to the digit.',
    body: readBody,
    answer: z.array(z.record(z.string(), z.unknown())),
    run: (context, { body }) => readGraph(context, body),
  }),
];
