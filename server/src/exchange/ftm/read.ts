import { sentence } from '@stemma/shared/language/sentence';
import type { Publisher } from '../makeStatement';
import { dayText, filled, makeStatement } from '../makeStatement';
import type { Sink } from '../sink';
import type { JsonItem } from '../stream/jsonValues';
import { noteUnreadDates } from '../unreadDates';
import { interestOfLink, linkKind } from './links';
import { isParty, ftmPartyDetails } from './parties';
import { FtmProperties, ftmShape, unnested } from './record';

/** Ids of FollowTheMoney name one thing across data sets, so that all of them are one publisher's. */
export const FOLLOW_THE_MONEY: Publisher = {
  name: 'FollowTheMoney',
  url: 'https://followthemoney.tech',
  prefix: 'ftm',
};

/** Reads entities of FollowTheMoney, a line each: parties, and the entities that link them. Others are told and left out. */
export async function readFtm(items: AsyncIterable<JsonItem>, sink: Sink): Promise<void> {
  for await (const item of items) {
    if ('why' in item) sink.skip(item.where, item.why);
    else for (const raw of unnested(item.value)) readEntity(raw, item.where, sink);
  }
}

function readEntity(raw: unknown, where: string, sink: Sink): void {
  const read = ftmShape.safeParse(raw);
  if (!read.success) {
    const [issue] = read.error.issues;
    sink.skip(where, `${issue?.path.join('.') || 'The entity'}: ${issue?.message ?? ''}`);
    return;
  }
  const { id, schema, caption, datasets } = read.data;
  const properties = new FtmProperties(read.data.properties);
  const kind = linkKind(schema);
  const about = {
    recordId: id,
    date: dayText(properties.first('modifiedAt', 'retrievedAt')),
    source: sourceOf(properties, datasets ?? []),
    evidence: raw,
  };
  if (kind) {
    const [party, subject] = [properties.first(kind.party), properties.first(kind.subject)];
    if (!party || !subject) {
      const field = party ? kind.subject : kind.party;
      sink.skip(where, sentence('{field} is missing.', { field }), id);
      return;
    }
    const details = { subject, interestedParty: party, interests: [interestOfLink(schema, kind, properties)] };
    sink.add(makeStatement(FOLLOW_THE_MONEY, { ...about, recordType: 'relationship', subject, details }), where);
  } else if (isParty(schema)) {
    noteUnreadDates(sink, where, { dissolutionDate: properties.first('dissolutionDate') });
    sink.add(
      makeStatement(FOLLOW_THE_MONEY, { ...about, ...ftmPartyDetails(schema, properties, caption), subject: id }),
      where,
    );
  } else {
    sink.skip(where, sentence('schema: a chart has no place for "{schema}".', { schema }), id);
  }
}

/** The address where it is from, else who publishes it, else the data set; nothing where none of these is told. */
function sourceOf(properties: FtmProperties, datasets: readonly string[]): Record<string, unknown> | undefined {
  const url = properties.all('sourceUrl', 'publisherUrl').find((text) => /^https?:\/\/[^\s]+$/.test(text));
  const source = filled({ url, description: properties.first('publisher', 'proof') ?? datasets.join(', ') });
  return Object.keys(source).length > 0 ? { type: ['thirdParty'], ...source } : undefined;
}
