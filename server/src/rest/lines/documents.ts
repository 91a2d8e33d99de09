import { z } from 'zod';
import { chartAsExcel, chartAsWord } from '../../documents/service';
import { DOCX_TYPE, XLSX_TYPE } from '../../download';
import { line } from '../line';
import { idParams } from '../shapes';

const file = z.string().describe('The file.');
const WHO =
  'For whoever may read the chart, with the records that he may read through it. Answers the file itself, as an attachment; there is no GraphQL field for it.';

/** datasets/excel, datasets/word (SPEC §7.4): a chart as a file to keep. */
export const documentLines = [
  line({
    method: 'get',
    path: 'datasets/excel/{id}',
    who: 'signedIn',
    summary: 'A chart as a spreadsheet',
    description: `Sheets Entities, Links and Custom fields; numbers and dates as such, text always as text. ${WHO}`,
    params: idParams,
    download: XLSX_TYPE,
    answer: file,
    run: (context, { params }) => chartAsExcel(context, params.id),
  }),
  line({
    method: 'get',
    path: 'datasets/word/{id}',
    who: 'signedIn',
    summary: 'A chart as a report',
    description: `The chart's picture, its owners and holdings with their shares, and what is known of each entity. ${WHO}`,
    params: idParams,
    download: DOCX_TYPE,
    answer: file,
    run: (context, { params }) => chartAsWord(context, params.id),
  }),
];
