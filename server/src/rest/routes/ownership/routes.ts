import { limits } from '@stemma/shared/limits';
import { ownershipMessages } from '@stemma/shared/messages/ownership';
import { keyText } from '@stemma/shared/rules/basic';
import {
  acceptedFindingShape,
  changesShape,
  fullDay,
  ownershipShape,
  pathsShape,
  reportShape,
  sharedOwnershipShape,
  sharedReportShape,
} from '@stemma/shared/rules/ownership';
import { z } from 'zod';
import { evidenceNames } from '../../../ownership/evidence';
import { acceptFinding, chartHealth } from '../../../ownership/health';
import { ownershipReport } from '../../../ownership/report/service';
import { sharedOwnershipReport } from '../../../ownership/report/shared';
import { control, holdings, ownership, ownershipChanges, ownershipPaths } from '../../../ownership/service';
import { sharedHealth, sharedOwnership } from '../../../ownership/shared';
import type { AccessParts } from '../../../sharing/visits/shareLinkAccess';
import { enter } from '../../../sharing/visits/shareLinkAccess';
import { CSV_TYPE, DOCX_TYPE, JSON_TYPE, PDF_TYPE, XLSX_TYPE } from '../../../download';
import { route } from '../../route';
import { idParams } from '../../shapes';
import { BY_LINK, visitFields } from '../sharing/answers';
import {
  changesAnswer,
  controlAnswer,
  evidenceNameAnswer,
  findingAnswer,
  holdingsAnswer,
  ownershipAnswer,
  pathsAnswer,
} from './answers';

const VIEW =
  'Calculated on what the caller sees, and on nothing more: with the scope CHART on the chart or snapshot that is named, with ALL_MY_CHARTS over all charts that he may read. Shares are percentages, unrounded.';
const number = (value: number): string => value.toLocaleString('en-US');
const BOUNDS = `422 beyond ${number(limits.ownershipEntitiesMax)} entities or ${number(limits.ownershipLinksMax)} links over several charts, and after ${limits.ownershipTime / 1000} seconds.`;
const NOT_PEOPLE = '422 for a person, who is not owned.';
const GRANTED = `${BY_LINK} 404 unless the link grants ownership. Calculated on what it shows. ${ownershipMessages.mayLeaveOut}`;

const REPORT_TYPES = [PDF_TYPE, DOCX_TYPE, XLSX_TYPE, CSV_TYPE, JSON_TYPE];

/** Ownership and control (OWNERSHIP §10). */
export const ownershipRoutes = [
  route({
    method: 'post',
    path: 'graph/ownership',
    who: 'signedIn',
    summary: 'Who ultimately owns and controls an entity, as of a day',
    description: `${VIEW} ${NOT_PEOPLE} ${BOUNDS}`,
    body: ownershipShape,
    answer: ownershipAnswer,
    run: (context, { body }) => ownership(context, body),
  }),
  route({
    method: 'post',
    path: 'graph/holdings',
    who: 'signedIn',
    summary: 'What an entity holds, directly and through others, and whom it controls',
    description: `${VIEW} Total shares are those of the entity in each. ${BOUNDS}`,
    body: ownershipShape,
    answer: holdingsAnswer,
    run: (context, { body }) => holdings(context, body),
  }),
  route({
    method: 'post',
    path: 'graph/control',
    who: 'signedIn',
    summary: 'Who controls an entity, and whom it controls',
    description: `${VIEW} By votes and control roles; of a person nobody controls it. ${BOUNDS}`,
    body: ownershipShape,
    answer: controlAnswer,
    run: (context, { body }) => control(context, body),
  }),
  route({
    method: 'post',
    path: 'graph/ownershipPaths',
    who: 'signedIn',
    summary: "How a holder's total share comes about, path by path",
    description: `${VIEW} holderKey is the holder's. Each simple path, the largest first, and what loops add to their sum; roles name those of their documents that the caller may see. ${NOT_PEOPLE} ${BOUNDS}`,
    body: pathsShape,
    answer: pathsAnswer,
    run: (context, { body }) => ownershipPaths(context, body),
  }),
  route({
    method: 'post',
    path: 'graph/ownershipChanges',
    who: 'signedIn',
    summary: 'What changed above an entity, day by day',
    description: `${VIEW} Each day on which something that counts starts or ends, with the totals before and after it; from and to are ISO days. ${NOT_PEOPLE} ${BOUNDS}`,
    body: changesShape,
    answer: changesAnswer,
    run: (context, { body }) => ownershipChanges(context, body),
  }),
  route({
    method: 'post',
    path: 'graph/evidenceNames',
    who: 'signedIn',
    summary: 'Names of the evidence of roles',
    description:
      "Of files, web links and statements that roles cite by these keys, in their order; what is gone or not the caller's to see is left out.",
    body: z.object({ keys: z.array(keyText).max(limits.evidenceNamesMax) }),
    answer: z.array(evidenceNameAnswer),
    run: (context, { body }) => evidenceNames(context, body),
  }),
  route({
    method: 'get',
    path: 'datasets/health/{id}',
    who: 'signedIn',
    summary: 'What should be looked at on a chart',
    description: 'The gravest first; findings that were set aside say why. asOf is an ISO day; today without.',
    params: idParams,
    query: z.object({ asOf: fullDay.optional() }),
    answer: z.array(findingAnswer),
    run: (context, { params, query }) => chartHealth(context, { chartKey: params.id, asOf: query.asOf }),
  }),
  route({
    method: 'post',
    path: 'datasets/acceptFinding/{id}',
    who: 'signedIn',
    summary: 'Set a finding of a chart aside, with a reason',
    description:
      'For those who may edit the chart, whose revision stays. It is set aside until its facts change; without a reason it is taken up again. 404 for a finding that there is not on the day, 409 where its facts are others by now. Answers the findings of the chart.',
    params: idParams,
    body: acceptedFindingShape,
    answer: z.array(findingAnswer),
    run: (context, { params, body }) => acceptFinding(context, { ...body, chartKey: params.id }),
  }),
  route({
    method: 'post',
    path: 'datasets/ownershipReport/{id}',
    who: 'signedIn',
    summary: 'A report of who owns and controls an entity',
    description: `The answer of graph/ownership to the same question as a file, with how it is known, what should be looked at and the links that count; as pdf and docx with the picture of the chart, whose key is in the path; csv and json have the holders. With snapshotKey it is of the chart as that snapshot of it kept it. With ALL_MY_CHARTS the numbers are those over all charts that he may read. For whoever may read the chart, as it is saved. ${NOT_PEOPLE} ${BOUNDS} Answers the file itself, as an attachment; there is no GraphQL field for it.`,
    params: idParams,
    body: reportShape,
    download: REPORT_TYPES,
    answer: z.string().describe('The file.'),
    run: (context, { params, body }) => ownershipReport(context, { ...body, chartKey: params.id }),
  }),
];

const entity = keyText.describe("The entity's key.");

/** The same for visitors. */
export const sharedOwnershipRoutes = (parts: AccessParts) => [
  route({
    method: 'post',
    path: 'graph/ownershipShared',
    who: 'anyone',
    summary: 'Who ultimately owns and controls an entity, by a share link',
    description: GRANTED,
    body: sharedOwnershipShape.omit({ entityKey: true }).extend({ key: entity, ...visitFields }),
    answer: ownershipAnswer,
    run: async (context, { body: { key, linkKey, password, ...asked } }) =>
      sharedOwnership(context, await enter(context, parts, { linkKey, password }), { entityKey: key, ...asked }),
  }),
  route({
    method: 'post',
    path: 'datasets/ownershipReportShared',
    who: 'anyone',
    summary: 'A report of who owns and controls an entity, by a share link',
    description: `${GRANTED} The file says so, too. The answer of graph/ownershipShared to the same question, in the forms of datasets/ownershipReport, with the files among its evidence that the link shows. 403 where the link does not let its visitors save what it shows; 429 where more than ${limits.shareReportsWaitingMax} reports of one link wait, as those of visitors are made one at a time. ${NOT_PEOPLE} Answers the file itself, as an attachment, and goes into the link's log; there is no GraphQL field for it.`,
    body: sharedReportShape.omit({ entityKey: true }).extend({ key: entity, ...visitFields }),
    download: REPORT_TYPES,
    answer: z.string().describe('The file.'),
    run: async (context, { body: { key, linkKey, password, ...asked } }) =>
      sharedOwnershipReport(context, await enter(context, parts, { linkKey, password }), { entityKey: key, ...asked }),
  }),
  route({
    method: 'post',
    path: 'datasets/healthShared',
    who: 'anyone',
    summary: 'What should be looked at on a chart, by a share link',
    description: `${GRANTED} Nothing is told of what was set aside.`,
    body: z.object({
      key: keyText
        .nullish()
        .describe('The chart or entity that the link opens, or the link itself; nothing else is found.'),
      asOf: fullDay.nullish(),
      ...visitFields,
    }),
    answer: z.array(findingAnswer),
    run: async (context, { body: { key, asOf, ...by } }) =>
      sharedHealth(context, await enter(context, parts, by), { key, asOf }),
  }),
];
