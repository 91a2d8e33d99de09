import { ENTITY_TYPES, RECORD_TYPES } from '@stemma/shared/entities/typeNames';
import { CANDIDATE_STATES } from '@stemma/shared/lookups/kinds';
import { CANDIDATE_REASONS } from '@stemma/shared/merging/reasons';
import { ranges } from '@stemma/shared/rules/range';
import { z } from 'zod';
import { decideNotSame, decisionShape, duplicatePage } from '../../merging/candidates/service';
import { listMerges } from '../../merging/list';
import { pairShape, previewMerge } from '../../merging/preview';
import { mergeEntities, mergeShape } from '../../merging/service';
import { undoMerge } from '../../merging/undo';
import { route } from '../route';
import { idParams } from '../shapes';

const charts = z.array(z.object({ key: z.string(), name: z.string() }));
const count = z.number().int();
const shareLinks = z.array(z.object({ name: z.string(), createdDate: z.string() }));

const previewAnswer = z
  .object({
    fault: z.string().nullable().describe('Why it cannot be done.'),
    charts: charts.describe('Charts that change.'),
    bothOn: charts.describe('Those of them on which both stand.'),
    chartsLeft: count.describe('On how many charts the other record stays, as the caller may not edit them.'),
    chartsLeftNamed: charts.describe('Those of them that he may read.'),
    ...{ links: count, linksTakenOff: count, linksBeside: count, files: count, people: count, sources: count },
    shareLinksLess: count.describe('Share links that will show less than they do of one of the two.'),
    shareLinksLessNamed: shareLinks.describe('Those of them of charts that the caller may share.'),
    peopleWhoGain: count.describe('People who would see details that they may not see now.'),
    shareLinksThatGain: count,
    shareLinksThatGainNamed: shareLinks,
    accessLost: count.describe('Users who have access to the other record alone.'),
    tagsKept: z.array(z.string()),
    tagsOther: z.array(z.string()),
    screening: z
      .object({
        ...{ kept: count, other: count },
        twice: count.describe('Records that a source found of both.'),
        decidedOtherwise: z.array(
          z.object({
            ...{ name: z.string(), sourceName: z.string() },
            ...{ kept: z.enum(CANDIDATE_STATES), other: z.enum(CANDIDATE_STATES) },
          }),
        ),
      })
      .describe('What screening found of both; nothing for whoever may not see that.'),
  })
  .meta({ id: 'MergePreview' });

const mergedAnswer = z
  .object({
    key: z.string().describe('Of the merge, by which it is undone.'),
    keptKey: z.string(),
    otherKey: z.string(),
    otherStays: z.boolean(),
    charts: count,
    chartsLeft: count,
    chartsLeftNames: z.array(z.string()),
    linksMoved: count,
    linksTakenOff: count,
    undoUntil: z.string(),
  })
  .meta({ id: 'MergedEntities' });

const mergeAnswer = z
  .object({
    key: z.string(),
    keptKey: z.string(),
    keptName: z.string(),
    otherKey: z.string(),
    otherName: z.string(),
    typeName: z.enum(ENTITY_TYPES),
    at: z.string(),
    byName: z.string(),
    expiresAt: z.string(),
    charts: count,
    chartsLeft: count,
  })
  .meta({ id: 'UndoableMerge' });

const sideAnswer = z
  .object({
    key: z.string(),
    typeName: z.enum(RECORD_TYPES),
    name: z.string(),
    party: z.string(),
    country: z.string().nullable(),
    detail: z.string(),
    permission: z.string().nullable(),
    charts: count,
    chartNames: z.array(z.string()).describe('Names of the first two of them that the caller may read.'),
  })
  .meta({ id: 'DuplicateSide' });

const pageAnswer = z
  .object({
    total: count,
    pairs: z.array(
      z.object({
        key: z.string(),
        score: z.number().describe('0 to 1.'),
        reasons: z.array(z.object({ code: z.enum(CANDIDATE_REASONS), value: z.string().nullable() })),
        a: sideAnswer,
        b: sideAnswer,
        mayMerge: z.boolean(),
        decidedAt: z.string().nullable(),
        decidedBy: z.string().nullable(),
      }),
    ),
    foundAt: z.string().nullable(),
    isRefreshing: z.boolean(),
  })
  .meta({ id: 'DuplicatePage' });

/** graph/…: one real thing, one record; beyond the specified calls. */
export const mergingRoutes = [
  route({
    method: 'post',
    path: 'graph/mergePreview',
    who: 'signedIn',
    summary: 'What merging two records would do',
    body: pairShape,
    answer: previewAnswer,
    run: (context, { body }) => previewMerge(context, body),
  }),
  route({
    method: 'post',
    path: 'graph/merge',
    who: 'signedIn',
    summary: 'Make two records of one real thing one record',
    description:
      'Takes a Co-Owner of both. The other record’s places and links on every chart that the caller may edit, its files, tags, key persons and sources go to the record that stays, and its key answers for that from then on; share links never show more than they showed of the stricter of the two. Where it stands on charts that he may not edit, it stays there. 409 where people or share links would see details that they may not see now, unless showToMore. Can be undone for 30 days.',
    body: mergeShape,
    answer: mergedAnswer,
    run: (context, { body }) => mergeEntities(context, body),
  }),
  route({
    method: 'post',
    path: 'graph/undoMerge/{id}',
    who: 'signedIn',
    summary: 'Undo a merge',
    description: 'What was changed since stays; notes tell what could not be put back.',
    params: idParams,
    answer: z.object({ keptKey: z.string(), otherKey: z.string(), notes: z.array(z.string()) }),
    run: (context, { params }) => undoMerge(context, params.id),
  }),
  route({
    method: 'get',
    path: 'graph/merges',
    who: 'signedIn',
    summary: 'The merges that the caller may undo, latest first',
    query: z.object({ entity: z.string().max(200).optional().describe('The key of the record that was kept.') }),
    answer: z.array(mergeAnswer),
    run: (context, { query }) => listMerges(context, query.entity),
  }),
  route({
    method: 'get',
    path: 'graph/duplicates',
    who: 'signedIn',
    summary: 'Pairs of records that may be one real thing, the likeliest first',
    description: 'Of pairs of which the caller may read both.',
    query: z.object({
      typeName: z.enum(RECORD_TYPES).optional(),
      decided: z.enum(['true', 'false']).optional().describe('Those that somebody said are not the same.'),
      limit: z.coerce.number().int().min(1).max(ranges.page.max).optional(),
      offset: z.coerce.number().int().min(0).max(ranges.offset.max).optional(),
    }),
    answer: pageAnswer,
    run: (context, { query: { decided, ...query } }) =>
      duplicatePage(context, { ...query, decided: decided === 'true' }),
  }),
  route({
    method: 'post',
    path: 'graph/notSame',
    who: 'signedIn',
    summary: 'Remember that two records are not the same, or take that back',
    description: 'Takes the right to edit one of them. Answers with the key of the pair.',
    body: decisionShape,
    answer: z.string(),
    run: (context, { body }) => decideNotSame(context, body),
  }),
];
