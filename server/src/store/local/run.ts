import { z } from 'zod';
import type { Engine } from './engine';
import { readIfThere } from './files';

const runShape = z.object({
  uri: z.string(),
  source: z.enum(['managed', 'container']),
  startedAt: z.string(),
  pid: z.number().optional(),
  mark: z.string().optional(),
  container: z.string().optional(),
});

/** The server of a data folder, as whoever started it noted it. */
export type Run = z.infer<typeof runShape>;

/** What is noted of a server that this kind of engine started; undefined where nothing is, or nothing that can be read. */
export async function readRun(file: string, source: Engine['source']): Promise<Run | undefined> {
  const parsed = runShape.safeParse(parseJson((await readIfThere(file)) ?? ''));
  return parsed.success && parsed.data.source === source ? parsed.data : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
