import { sentence } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { hash } from '../bods/statement';
import type { Publisher, StatementContent } from '../makeStatement';
import { dayText, filled, makeStatement } from '../makeStatement';
import { recordFault } from '../recordFault';
import { placeIn, type Sink } from '../sink';
import type { JsonItem } from '../stream/jsonValues';
import { noteUnreadDates } from '../unreadDates';
import { interestOfLink, linkKind, type LinkKind } from './links';
import { isParty, ftmPartyDetails } from './parties';
import { FtmProperties, ftmShape, unnested } from './record';

/** Ids of FollowTheMoney name one thing across data sets, so that all of them are one publisher's. */
export const FOLLOW_THE_MONEY: Publisher = {
  name: 'FollowTheMoney',
  url: 'https://followthemoney.tech',
  prefix: 'ftm',
};

/** Of how many pairs of parties one entity may say that they are linked. */
const PAIRS_MAX = 1000;

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
    sink.skip(where, recordFault(read.error, raw, { called: t('The entity') }));
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
    readLink({ schema, kind, properties, about, where }, sink);
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

interface LinkEntity {
  schema: string;
  kind: LinkKind;
  properties: FtmProperties;
  about: Pick<StatementContent, 'recordId' | 'date' | 'source' | 'evidence'>;
  where: string;
}

/** A link goes from each of its parties to each of its subjects; the first of them keeps the entity's id. */
function readLink({ schema, kind, properties, about, where }: LinkEntity, sink: Sink): void {
  const { recordId } = about;
  const [parties, subjects] = [unique(properties.all(kind.party)), unique(properties.all(kind.subject))];
  const pairs = parties.length * subjects.length;
  if (pairs === 0) {
    sink.skip(
      where,
      sentence('{field} is missing.', { field: parties.length > 0 ? kind.subject : kind.party }),
      recordId,
    );
    return;
  }
  if (pairs > PAIRS_MAX) {
    sink.skip(
      where,
      sentence('It links {pairs} pairs of parties; at most {max} are read.', { pairs, max: PAIRS_MAX }),
      recordId,
    );
    return;
  }
  const { interest, unread } = interestOfLink(schema, kind, properties, pairs > 1);
  if (unread) sink.note(unreadShareText({ place: placeIn(sink.part, where), share: unread }, pairs > 1));
  for (const party of parties) {
    for (const subject of subjects) {
      const isFirst = party === parties[0] && subject === subjects[0];
      const details = { subject, interestedParty: party, interests: [interest] };
      const own = isFirst ? recordId : `${recordId}/${hash(`${party}\n${subject}`)}`;
      sink.add(
        makeStatement(FOLLOW_THE_MONEY, { ...about, recordId: own, recordType: 'relationship', subject, details }),
        where,
      );
    }
  }
}

function unreadShareText(values: { place: string; share: string }, isOfSeveral: boolean): string {
  if (isOfSeveral)
    return sentence(
      '{place}: “{share}” does not say which of several links has which share; it stands in the details.',
      values,
    );
  return /^\d+(?:[.,]\d+)?\s*%?$/.test(values.share)
    ? sentence('{place}: “{share}” is not a share between 0 and 100 %; it stands in the details.', values)
    : sentence('{place}: “{share}” cannot be read as a share; it stands in the details.', values);
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** The address where it is from, else who publishes it, else the data set; nothing where none of these is told. */
function sourceOf(properties: FtmProperties, datasets: readonly string[]): Record<string, unknown> | undefined {
  const url = properties.all('sourceUrl', 'publisherUrl').find((text) => /^https?:\/\/[^\s]+$/.test(text));
  const source = filled({ url, description: properties.first('publisher', 'proof') ?? datasets.join(', ') });
  return Object.keys(source).length > 0 ? { type: ['thirdParty'], ...source } : undefined;
}
