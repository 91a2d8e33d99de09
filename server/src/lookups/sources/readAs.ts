import type { z } from 'zod';
import { LookupFault } from '../fault';

/** An answer as the shape that it should have; throws `LookupFault` for another. */
export function readAs<S extends z.ZodType>(shape: S, answer: unknown): z.output<S> {
  const read = shape.safeParse(answer);
  if (!read.success) throw new LookupFault('malformed', undefined, { cause: read.error });
  return read.data;
}
