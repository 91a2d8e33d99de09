import { sentence } from '../language/sentence';
import { t } from '../language/translate';

/** Why an operation of GraphQL, or a statement of `graph/read`, is refused before it runs, and what to do. */
export const operationMessages = {
  characters: (max: number) =>
    sentence('This operation is longer than {max, number} characters. Send it in parts, and values as variables.', {
      max,
    }),
  tokens: (max: number) =>
    sentence('This operation has more than {max, number} words and signs. Send it in parts, and values as variables.', {
      max,
    }),
  comments: (max: number) =>
    sentence(
      'This operation has the sign # more than {max, number} times. Leave comments out, and send values as variables.',
      { max },
    ),
  depth: (max: number) =>
    sentence(
      'This operation asks for fields within fields more than {max} deep. Ask for the inner ones in an operation of their own.',
      { max },
    ),
  aliases: (max: number) => sentence('This operation renames more than {max} fields. Send it in parts.', { max }),
  rootFields: (max: number) =>
    sentence('This operation asks more than {max} things at once. Send it in parts.', { max }),
  selections: (max: number) =>
    sentence('This operation asks for more than {max, number} fields, with those of its fragments. Send it in parts.', {
      max,
    }),
  nesting: (max: number) =>
    sentence(
      'This operation has more than {max} brackets within each other. Ask with a simpler filter, or for less at once.',
      { max },
    ),
  operations: (max: number) => sentence('At most {max} operations can be sent in one document.', { max }),
  fragments: (max: number) => sentence('At most {max} fragments can be sent in one document.', { max }),
  comparedPairs: (max: number) =>
    sentence('This operation asks for the same fields too often: over {max, number} pairs. Ask for each once.', {
      max,
    }),
  records: (max: number) =>
    sentence('This operation could read more than {max, number} records. Limit its lists, or ask for less at once.', {
      max,
    }),
  conditions: (max: number) =>
    sentence(
      'The filters of this operation have more than {max, number} conditions, or {values, number} values. Ask with fewer at once.',
      { max, values: 10 * max },
    ),
  clauses: t(
    'This operation asks for too much at once. Ask for fewer lists within each other, with fewer conditions, or for one type of entity instead of all.',
  ),
  waiting: (max: number) =>
    sentence(
      'More than {max} new questions of yours are waiting for the store. Wait for the answers to some of them.',
      { max },
    ),
};
