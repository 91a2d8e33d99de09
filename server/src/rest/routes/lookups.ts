import { CANDIDATE_STATES, LOOKUP_KINDS, RISK_CATEGORIES, RISKS } from '@stemma/shared/lookups/kinds';
import { LOOKUP_LIMITS } from '@stemma/shared/lookups/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { takeParents } from '../../lookups/records/parents';
import * as records from '../../lookups/records/service';
import * as screening from '../../lookups/screening/service';
import * as sources from '../../lookups/service';
import { route } from '../route';
import { idParams, entityAnswer, presentRestEntity } from '../shapes';

const fact = z.object({
  field: z.string().nullable().describe('The field of the entity that it can be taken into.'),
  label: z.string(),
  value: z.string(),
});
const state = z.enum(CANDIDATE_STATES);
const sourceAnswer = z
  .object({
    key: z.string(),
    kind: z.enum(LOOKUP_KINDS),
    name: z.string(),
    host: z.string(),
    licence: z.string(),
    hasRecords: z.boolean(),
    screens: z.boolean(),
    isNightly: z.boolean(),
  })
  .meta({ id: 'LookupSource' });
const recordAnswer = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.string(),
    link: z.string().nullable(),
    facts: z.array(fact),
    relations: z.array(
      z.object({
        kind: z.enum(['directParent', 'ultimateParent']),
        record: z.object({ id: z.string(), name: z.string(), country: z.string() }).nullable(),
        reason: z.string().nullable(),
      }),
    ),
    digest: z.string().describe('Other when what it says is other.'),
    sourceName: z.string(),
    licence: z.string(),
    day: z.string(),
    decision: z.object({ state, byName: z.string(), on: z.string(), isChanged: z.boolean() }).nullable(),
  })
  .meta({ id: 'LookupRecord' });
const screeningStatusAnswer = z
  .object({
    key: z.string(),
    risk: z.enum(RISKS),
    open: z.number().int(),
    changed: z.number().int(),
    isWaiting: z.boolean(),
  })
  .meta({ id: 'ScreeningStatus' });
const screeningAnswer = z
  .object({
    risk: z.enum(RISKS),
    open: z.number().int(),
    isWaiting: z.boolean(),
    sources: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        screenedAt: z.string().nullable(),
        isWaiting: z.boolean(),
        isStale: z.boolean(),
        fault: z.string().nullable(),
      }),
    ),
    candidates: z.array(
      z.object({
        key: z.string(),
        sourceKey: z.string(),
        sourceName: z.string(),
        recordId: z.string(),
        state,
        score: z.number().nullable(),
        category: z.enum(RISK_CATEGORIES),
        topics: z.array(z.string()),
        datasets: z.array(z.string()),
        name: z.string(),
        kind: z.string(),
        link: z.string().nullable(),
        facts: z.array(fact),
        digest: z.string(),
        licence: z.string(),
        foundOn: z.string(),
        seenOn: z.string(),
        isGone: z.boolean(),
        isChanged: z.boolean(),
        decidedByName: z.string(),
        decidedOn: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'EntityScreening' });
const recordText = z.string().max(200);
const shown = z.object({ sourceKey: keyText, recordId: recordText, entityKey: keyText, digest: z.string().max(64) });
const FAULTS =
  'A source that does not answer as it should is 422 with a message that names it; nothing was changed then.';

/** lookups/…: records of sources that an organization set up, and screening. An addition to the specified calls. */
export const lookupRoutes = [
  route({
    method: 'get',
    path: 'lookups/sources',
    who: 'signedIn',
    summary: "The sources of the caller's organization that are switched on",
    answer: z.array(sourceAnswer),
    run: (context) => sources.lookupSources(context),
  }),
  route({
    method: 'post',
    path: 'lookups/search',
    who: 'signedIn',
    summary: 'Ask a source for records by a name or a LEI',
    description: `What is asked goes out to the source and into the audit log. ${FAULTS}`,
    body: z.object({
      sourceKey: keyText,
      text: z.string().max(LOOKUP_LIMITS.searchTextMax),
      entityKey: keyText.nullish(),
    }),
    answer: z.object({ records: z.array(recordAnswer), left: z.number().int() }),
    run: (context, { body }) => records.searchRecords(context, body),
  }),
  route({
    method: 'post',
    path: 'lookups/record',
    who: 'signedIn',
    summary: 'One record of a source whole, with its relations',
    description: FAULTS,
    body: z.object({ sourceKey: keyText, recordId: recordText, entityKey: keyText.nullish() }),
    answer: recordAnswer,
    run: (context, { body }) => records.fetchRecord(context, body),
  }),
  route({
    method: 'post',
    path: 'lookups/take',
    who: 'signedIn',
    summary: 'Take chosen fields of a record into an entity',
    description: `Takes the right to edit it. Where the record comes from stays as a web link among its files. ${FAULTS}`,
    body: shown.extend({ fields: z.array(z.string().max(60)).max(40) }),
    answer: entityAnswer,
    run: async (context, { body }) => presentRestEntity(await records.takeRecord(context, body)),
  }),
  route({
    method: 'post',
    path: 'lookups/parents',
    who: 'signedIn',
    summary: 'Take parents that a record reports onto a chart',
    description: `Takes the right to edit the chart and the entity. A parent is joined by its LEI with an organisation that the caller may edit, or made, and linked by a role without a share; the statement of the source is kept as evidence. ${FAULTS}`,
    body: shown.extend({
      chartKey: keyText,
      parents: z
        .array(z.object({ kind: z.enum(['directParent', 'ultimateParent']), recordId: recordText }))
        .min(1)
        .max(2),
    }),
    answer: z
      .object({ chartKey: z.string(), made: z.number().int(), joined: z.number().int() })
      .meta({ id: 'ParentsTaken' }),
    run: (context, { body }) => takeParents(context, body),
  }),
  route({
    method: 'post',
    path: 'lookups/leave',
    who: 'signedIn',
    summary: 'Leave a record, which is not offered for the entity again until it says something else',
    body: shown,
    answer: z.null(),
    run: async (context, { body }) => {
      await records.leaveRecord(context, body);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'lookups/screen',
    who: 'signedIn',
    summary: 'Screen an entity, or those of a chart that the caller may edit in the background',
    description: `Answers how many questions go out. What comes are candidates. ${FAULTS}`,
    body: z.object({
      sourceKey: keyText,
      entityKey: keyText.nullish(),
      chartKey: keyText.nullish(),
      withPrivate: z.boolean().nullish(),
    }),
    answer: z.number().int(),
    run: (context, { body }) => screening.screen(context, body),
  }),
  route({
    method: 'get',
    path: 'lookups/plan/{id}',
    who: 'signedIn',
    summary: 'What screening a chart would send; nothing goes out',
    params: idParams,
    query: z.object({ withPrivate: z.stringbool().optional() }),
    answer: z.object({
      questions: z.number().int(),
      privates: z.number().int(),
      otherTypes: z.number().int(),
      unknown: z.number().int(),
      notOwn: z.number().int(),
    }),
    run: async (context, { params, query }) => {
      const { keys, ...left } = await screening.screeningPlan(context, { chartKey: params.id, ...query });
      return { questions: keys.length, ...left };
    },
  }),
  route({
    method: 'get',
    path: 'lookups/screening/{id}',
    who: 'signedIn',
    summary: 'What sources say of an entity, and what was decided',
    params: idParams,
    answer: screeningAnswer,
    run: (context, { params }) => screening.entityScreening(context, params.id),
  }),
  route({
    method: 'get',
    path: 'lookups/chart/{id}',
    who: 'signedIn',
    summary: 'How the entities of a chart stand, as far as anybody screened them',
    params: idParams,
    answer: z.array(screeningStatusAnswer),
    run: (context, { params }) => screening.chartScreening(context, params.id),
  }),
  route({
    method: 'post',
    path: 'lookups/decide',
    who: 'signedIn',
    summary:
      'Say of a candidate that it is this one (confirmed), that it is not (dismissed), or that this is open again',
    description:
      'Takes the right to edit the entity. 409 where the record says something else than the digest that is sent.',
    body: z.object({
      key: keyText,
      state: z.enum(['open', 'confirmed', 'dismissed']),
      digest: z.string().max(64),
      reason: z.string().max(LOOKUP_LIMITS.reasonMax).nullish(),
    }),
    answer: screeningAnswer,
    run: (context, { body }) => screening.decideCandidate(context, body),
  }),
];
