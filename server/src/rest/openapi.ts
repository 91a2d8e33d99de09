import { extendZodWithOpenApi, OpenApiGeneratorV31, OpenAPIRegistry } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { about } from '../about';
import type { Route } from './route';

extendZodWithOpenApi(z);

const errorAnswer = z.object({
  error: z.string(),
  code: z.string(),
  field: z.string().optional(),
  revision: z.number().optional(),
  reason: z.string().optional(),
});

const FAILURES = {
  400: 'What was sent is not right; the body says which field.',
  401: 'Nobody is signed in.',
  403: 'The caller may not do this.',
  404: 'There is nothing of that key, or nothing that the caller may know of.',
  409: 'The chart was changed since the named revision, or the key is taken.',
  413: 'The body is too large.',
  415: 'The body is not of the kind that this call takes.',
  422: 'This asks for too much at once.',
  429: 'Too many tries; Retry-After says how many seconds to wait.',
  503: 'The store cannot be reached; try again.',
  507: 'Nothing can be written for now, as the disk is nearly full or its files cannot be written to; Retry-After says when to try again.',
} as const;

/** The OpenAPI 3.1 document of the table; the record of what each call takes and answers. */
export function openApiDocument(table: readonly Route[]): object {
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const route of table) registry.registerPath(pathOf(route));
  const { version } = about();
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Stemma', version, description: 'Charts of who owns and controls what.' },
    servers: [{ url: '/api' }],
  });
}

const binary = z.string().openapi({ format: 'binary' });

/** An answer that may be nothing: null stands beside what is a component, as a reference to one cannot say so itself. */
function withNull(answer: z.ZodType): z.ZodType {
  return answer instanceof z.ZodNullable ? z.union([answer.unwrap() as z.ZodType, z.null()]) : answer;
}

function formShape({ body }: Route): z.ZodType {
  return (body instanceof z.ZodObject ? body : z.object({})).extend({ file: binary });
}

function headersOf(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' as const } }]),
  );
}

type RouteConfig = Parameters<OpenAPIRegistry['registerPath']>[0];

function pathOf(route: Route): RouteConfig {
  const request: RouteConfig['request'] = {};
  if (route.params) request.params = route.params as z.ZodObject;
  if (route.query) request.query = route.query as z.ZodObject;
  if (route.body) request.body = { content: { 'application/json': { schema: route.body } } };
  if (route.rawBody) request.body = { content: { 'application/json': { schema: z.unknown() } } };
  if (route.rawBody === 'form' || route.rawBody === 'stream')
    request.body = { content: { 'multipart/form-data': { schema: formShape(route) } } };
  const responses: RouteConfig['responses'] = {
    200: {
      description: 'Done.',
      ...(route.headers ? { headers: headersOf(route.headers) } : {}),
      content: Object.fromEntries(
        [route.download ?? 'application/json']
          .flat()
          .map((type) => [type, { schema: route.download ? binary : withNull(route.answer) }]),
      ),
    },
  };
  for (const [status, description] of Object.entries(FAILURES)) {
    responses[status] = { description, content: { 'application/json': { schema: errorAnswer } } };
  }
  return {
    method: route.method,
    path: `/${route.path}`,
    tags: [route.path.split('/')[0] ?? ''],
    summary: route.summary,
    operationId: `${route.method}_${route.path.replaceAll(/[^A-Za-z0-9]+/g, '_')}`,
    ...(route.description ? { description: route.description } : {}),
    ...(route.who === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    request,
    responses,
  };
}
