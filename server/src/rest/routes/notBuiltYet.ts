import { messages } from '@stemma/shared/messages';
import { z } from 'zod';
import { AppError } from '../../errors';
import type { Route, Method, Who } from '../route';

/** What a line that is not built yet takes, field by field; every field may be missing. */
export type Fields = Record<string, z.ZodType>;

/**
 * A line of the specification whose work has not landed: it stands in the table and in the API document with its method,
 * path, caller and fields, and answers whoever may call it 501 (`notBuilt`), never a made-up result.
 */
export function notBuiltYet(method: Method, path: string, who: Who, summary: string, fields?: Fields): Route {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  return {
    method,
    path,
    who,
    summary,
    description: 'Not built yet: answers 501 to whoever may call it.',
    notBuilt: true,
    ...(names.length ? { params } : {}),
    ...(fields ? { body: z.object(fields).partial() } : {}),
    answer: z.unknown(),
    run: () => Promise.reject(new AppError('notBuilt', messages.notBuiltYet)),
  };
}
