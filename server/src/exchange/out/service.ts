import type { Context } from '../../context';
import { Download, JSON_TYPE } from '../../download';
import { bodsStatements } from './bods';
import { readContent } from './content';
import { ftmEntities } from './ftm';

export const JSON_LINES_TYPE = 'application/x-ndjson';

/** What a file leaves out of a chart: entities by their keys. */
export interface DataAsked {
  leaveOut?: readonly string[] | undefined;
}

/** A chart as statements of BODS 0.4, a JSON array. Throws `notFound` as opening the chart does. */
export async function chartAsBods(context: Context, key: string, { leaveOut = [] }: DataAsked = {}): Promise<Download> {
  const content = await readContent(context, key, leaveOut);
  const text = `[\n${bodsStatements(content).join(',\n')}\n]\n`;
  return new Download(Buffer.from(text), JSON_TYPE, `${content.name}.bods.json`);
}

/** A chart as entities of FollowTheMoney, a JSON line each. Throws `notFound` as opening the chart does. */
export async function chartAsFtm(context: Context, key: string, { leaveOut = [] }: DataAsked = {}): Promise<Download> {
  const content = await readContent(context, key, leaveOut);
  const text = ftmEntities(content)
    .map((entity) => `${JSON.stringify(entity)}\n`)
    .join('');
  return new Download(Buffer.from(text), JSON_LINES_TYPE, `${content.name}.ftm.json`);
}
