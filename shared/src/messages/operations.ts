const number = (count: number): string => count.toLocaleString('en');

/** Why an operation of GraphQL, or a statement of `graph/read`, is refused before it runs, and what to do. */
export const operationMessages = {
  characters: (max: number) =>
    `This operation is longer than ${number(max)} characters. Send it in parts, and values as variables.`,
  tokens: (max: number) =>
    `This operation has more than ${number(max)} words and signs. Send it in parts, and values as variables.`,
  comments: (max: number) =>
    `This operation has the sign # more than ${number(max)} times. Leave comments out, and send values as variables.`,
  depth: (max: number) =>
    `This operation asks for fields within fields more than ${max} deep. Ask for the inner ones in an operation of their own.`,
  aliases: (max: number) => `This operation renames more than ${max} fields. Send it in parts.`,
  rootFields: (max: number) => `This operation asks more than ${max} things at once. Send it in parts.`,
  selections: (max: number) =>
    `This operation asks for more than ${number(max)} fields, with those of its fragments. Send it in parts.`,
  nesting: (max: number) =>
    `This operation has more than ${max} brackets within each other. Ask with a simpler filter, or for less at once.`,
  operations: (max: number) => `At most ${max} operations can be sent in one document.`,
  fragments: (max: number) => `At most ${max} fragments can be sent in one document.`,
  comparedPairs: (max: number) =>
    `This operation asks for the same fields too often: over ${number(max)} pairs. Ask for each once.`,
  records: (max: number) =>
    `This operation could read more than ${number(max)} records. Limit its lists, or ask for less at once.`,
  conditions: (max: number) =>
    `The filters of this operation have more than ${number(max)} conditions, or ${number(10 * max)} values. Ask with fewer at once.`,
  clauses:
    'This operation asks for too much at once. Ask for fewer lists within each other, with fewer conditions, or for one type of entity instead of all.',
  waiting: (max: number) =>
    `More than ${max} new questions of yours are waiting for the store. Wait for the answers to some of them.`,
};
