import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { openApiDocument } from '../../server/src/rest/openapi';
import { table } from '../contract/table';

interface Schema {
  $ref?: string;
  type?: string | string[];
  additionalProperties?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Body {
  content: Record<string, { schema: Schema }>;
}
interface Document {
  paths: Record<string, Record<string, { requestBody?: Body; responses: Record<string, Body> }>>;
}

const { paths } = openApiDocument(table) as Document;

function takesNull({ type, anyOf, oneOf, ...rest }: Schema): boolean {
  if (type === 'null' || (Array.isArray(type) && type.includes('null'))) return true;
  return (
    [...(anyOf ?? []), ...(oneOf ?? [])].some(takesNull) ||
    (Object.keys(rest).length === 0 && !type && !anyOf && !oneOf)
  );
}

test('the API document says of every call that may answer nothing that it may', () => {
  for (const line of table) {
    if (line.download || !line.answer.safeParse(null).success) continue;
    const answer = paths[`/${line.path}`]?.[line.method]?.responses['200']?.content['application/json'];
    expect({ path: line.path, null: takesNull(answer?.schema ?? {}) }).toEqual({ path: line.path, null: true });
  }
});

test('the API document says of every call which fields it takes, and that it takes no others', () => {
  for (const line of table) {
    if (!(line.body instanceof z.ZodObject) || line.rawBody || line.body.def.catchall?._zod.def.type !== 'never')
      continue;
    const body = paths[`/${line.path}`]?.[line.method]?.requestBody?.content['application/json'];
    expect({ path: line.path, others: body?.schema.additionalProperties }).toEqual({ path: line.path, others: false });
  }
});
