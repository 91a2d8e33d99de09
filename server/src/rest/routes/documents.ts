import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { fullDay } from '@stemma/shared/rules/ownership';
import { z } from 'zod';
import { chartAsExcel, chartAsWord } from '../../documents/service';
import { DOCX_TYPE, JSON_TYPE, XLSX_TYPE } from '../../download';
import { JSON_LINES_TYPE, chartAsBods, chartAsFtm } from '../../exchange/out/service';
import { route } from '../route';
import { idParams } from '../shapes';

const file = z.string().describe('The file.');
const without = z.object({
  leaveOut: z.array(keyText).max(limits.chartEntitiesMax).optional(),
  asOf: fullDay.nullish(),
});
const onDay = z.object({ asOf: fullDay.optional() });
const DAY = 'asOf is an ISO day: the file shows the links and roles that hold or may hold on it, and says so.';
const WITHOUT = 'The entities of leaveOut are nowhere in the file, nor are their links.';
const WHO =
  'For whoever may read the chart, with the records that he may read through it. Answers the file itself, as an attachment; there is no GraphQL field for it.';

const part = z.object({ leaveOut: z.array(keyText).max(limits.chartEntitiesMax).optional() });
const BODS =
  'A JSON array of statements, valid by the schema of the standard. What an import brought and nobody changed goes out as it came; what was changed is one new statement of the same record. Beside the standard, interests and parties say what it has no place for, so that the file brings back the same.';
const FTM = 'A JSON line for each party and for each role of a link (Ownership, Directorship, UnknownLink and others).';

/** datasets/excel, datasets/word (SPEC §7.4): a chart as a file to keep. */
export const documentRoutes = [
  route({
    method: 'get',
    path: 'datasets/excel/{id}',
    who: 'signedIn',
    summary: 'A chart as a spreadsheet',
    description: `A sheet for the entities of each type (Entities where there are none), Links, and Custom fields and Notes where there are any, with the columns in which something is said; numbers and dates as such, text always as text. ${DAY} ${WHO}`,
    params: idParams,
    query: onDay,
    download: XLSX_TYPE,
    answer: file,
    run: (context, { params, query }) => chartAsExcel(context, params.id, query),
  }),
  route({
    method: 'post',
    path: 'datasets/excel/{id}',
    who: 'signedIn',
    summary: 'A chart as a spreadsheet, without some of its entities',
    description: `Beyond the specified calls. ${WITHOUT} ${DAY} ${WHO}`,
    params: idParams,
    body: without,
    download: XLSX_TYPE,
    answer: file,
    run: (context, { params, body }) => chartAsExcel(context, params.id, body),
  }),
  route({
    method: 'get',
    path: 'datasets/word/{id}',
    who: 'signedIn',
    summary: 'A chart as a report',
    description: `The chart's picture, its owners and holdings with their shares, and what is known of each entity. ${DAY} ${WHO}`,
    params: idParams,
    query: onDay,
    download: DOCX_TYPE,
    answer: file,
    run: (context, { params, query }) => chartAsWord(context, params.id, query),
  }),
  route({
    method: 'post',
    path: 'datasets/word/{id}',
    who: 'signedIn',
    summary: 'A chart as a report, without some of its entities',
    description: `Beyond the specified calls. ${WITHOUT} ${DAY} ${WHO}`,
    params: idParams,
    body: without,
    download: DOCX_TYPE,
    answer: file,
    run: (context, { params, body }) => chartAsWord(context, params.id, body),
  }),
  route({
    method: 'get',
    path: 'datasets/bods/{id}',
    who: 'signedIn',
    summary: 'A chart as statements of the Beneficial Ownership Data Standard 0.4',
    description: `Beyond the specified calls. ${BODS} ${WHO}`,
    params: idParams,
    download: JSON_TYPE,
    answer: file,
    run: (context, { params }) => chartAsBods(context, params.id),
  }),
  route({
    method: 'post',
    path: 'datasets/bods/{id}',
    who: 'signedIn',
    summary: 'A chart as statements of the Beneficial Ownership Data Standard 0.4, without some of its entities',
    description: `Beyond the specified calls. ${WITHOUT} ${WHO}`,
    params: idParams,
    body: part,
    download: JSON_TYPE,
    answer: file,
    run: (context, { params, body }) => chartAsBods(context, params.id, body),
  }),
  route({
    method: 'get',
    path: 'datasets/ftm/{id}',
    who: 'signedIn',
    summary: 'A chart as entities of FollowTheMoney',
    description: `Beyond the specified calls. ${FTM} ${WHO}`,
    params: idParams,
    download: JSON_LINES_TYPE,
    answer: file,
    run: (context, { params }) => chartAsFtm(context, params.id),
  }),
  route({
    method: 'post',
    path: 'datasets/ftm/{id}',
    who: 'signedIn',
    summary: 'A chart as entities of FollowTheMoney, without some of its entities',
    description: `Beyond the specified calls. ${WITHOUT} ${WHO}`,
    params: idParams,
    body: part,
    download: JSON_LINES_TYPE,
    answer: file,
    run: (context, { params, body }) => chartAsFtm(context, params.id, body),
  }),
];
