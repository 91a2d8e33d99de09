import { messages } from '@stemma/shared/messages';
import { AppError } from '../../errors';
import type { Sink } from '../sink';
import type { JsonItem } from '../stream/jsonValues';
import { bodsVersionOf } from './read';

/**
 * Reads BODS 0.4 statements.
 * @throws AppError where one is of another version, as the parts of such a file refer to each other in another way
 */
export async function readBodsValues(items: AsyncIterable<JsonItem>, sink: Sink): Promise<void> {
  for await (const item of items) {
    if ('why' in item) {
      sink.skip(item.where, item.why);
      continue;
    }
    const version = bodsVersionOf(item.value);
    if (version !== 'none' && version !== '0.4')
      throw new AppError('unprocessable', messages.import.wrongVersion(version));
    sink.add(item.value, item.where);
  }
}
