import { limits } from '@stemma/shared/limits';
import { keyText } from '@stemma/shared/rules/basic';
import { fullDay } from '@stemma/shared/rules/ownership';
import { z } from 'zod';
import { chartAsExcel, chartAsWord } from '../../documents/service';
import { DOCX_TYPE, XLSX_TYPE } from '../../download';
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
];
