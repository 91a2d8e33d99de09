import { t } from '@stemma/shared/language/translate';
import { limits } from '@stemma/shared/limits';
import { editionDay, neighbourhoodShape, registerShape } from '@stemma/shared/registers';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { invalid, parse } from '../../errors';
import { takeEdition } from '../../registers/editions';
import { decideNews, newsDecision } from '../../registers/deciding';
import { newsOfChart, takenFrom } from '../../registers/news';
import { foundAnswer, registerAnswer } from '../../registers/present';
import {
  cancelEdition,
  createRegister,
  deleteRegister,
  getRegister,
  listRegisters,
  resumeEdition,
  searchRegisters,
  updateRegister,
} from '../../registers/service';
import { previewTaking, takeOntoChart } from '../../registers/taking';
import { route } from '../route';
import { readStreamedForm } from '../streamedForm';
import { reportAnswer } from './exchange';

const params = z.object({ id: z.string() });
const register = registerAnswer.meta({ id: 'Register' });
const found = foundAnswer.meta({ id: 'RegisterParty' });
const taken = z.array(
  z.object({
    registerKey: z.string(),
    registerName: z.string(),
    source: z.string(),
    licence: z.string(),
    day: z.string(),
    newsDay: z.string().nullable().describe('Of the edition that says something new; null where none does.'),
    differences: z.array(
      z.object({
        field: z.string().describe('A field of the entity; `owner` for a share, `ended` for the record itself.'),
        about: z.string().describe('Who holds, where the field is `owner`.'),
        link: z.string().describe('The record of the link, where the field is `owner`.'),
        was: z.string(),
        is: z.string(),
        key: z.string().describe('By which it is chosen in `fields` of registers/{id}/decide.'),
        here: z.string().nullable().describe('What the entity, or its link, has now; null where that is not known.'),
        isEdited: z
          .boolean()
          .describe('It has something else than the register said and says: it is taken only when chosen.'),
      }),
    ),
    mayDecide: z.boolean(),
  }),
);

/** registers…: read-only collections of an organization, at the size of a register; beyond the specified calls. */
export const registerRoutes = [
  route({
    method: 'get',
    path: 'registers',
    who: 'signedIn',
    summary: "The registers of one's organization",
    description: 'Editions, with their progress, are told to administrators of the organization alone.',
    answer: z.array(register),
    run: (context) => listRegisters(context),
  }),
  route({
    method: 'post',
    path: 'registers',
    who: 'administrator',
    summary: 'Make a register',
    description: 'It is filled by its editions. Sent again under its key, it makes no other.',
    body: registerShape,
    answer: register,
    run: (context, { body }) => createRegister(context, body),
  }),
  route({
    method: 'get',
    path: 'registers/{id}',
    who: 'signedIn',
    summary: 'A register, with how its loading stands',
    params,
    answer: register,
    run: (context, { params: { id } }) => getRegister(context, id),
  }),
  route({
    method: 'put',
    path: 'registers/{id}',
    who: 'administrator',
    summary: 'Rename a register, or say anew where it is from and under which licence',
    params,
    body: registerShape.omit({ key: true }),
    answer: register,
    run: (context, { params: { id }, body }) => updateRegister(context, id, body),
  }),
  route({
    method: 'delete',
    path: 'registers/{id}',
    who: 'administrator',
    summary: 'Delete a register',
    description: 'Its records go in the background. What was taken from it onto charts stays.',
    params,
    answer: z.null(),
    run: async (context, { params: { id } }) => {
      await deleteRegister(context, id);
      return null;
    },
  }),
  route({
    method: 'post',
    path: 'registers/{id}/editions',
    who: 'administrator',
    summary: 'Load a newer file into a register',
    description:
      'A form: `day` (of what the file says; today where it is missing) and, last, the part "file", of any format that exchange/import takes, packed by gzip or zip or not. It is loaded in the background; until it is complete, the edition before is read. tus at /uploads does the same, with `registerId` and `day` in its metadata. There is no GraphQL field for it.',
    params,
    rawBody: 'stream',
    bodyMax: limits.registerBytesMax,
    answer: register,
    run: async (context, { params: { id }, arriving }) => {
      const { taken: loaded } = await readStreamedForm(arriving, (file, before) => {
        if (file.part !== 'file') throw invalid(t('No file selected.'), 'file');
        const { day } = parse(z.object({ day: editionDay }), before);
        return takeEdition(context, { registerKey: id, name: file.name, day }, file.stream);
      });
      if (!loaded) throw invalid(t('No file selected.'), 'file');
      return loaded;
    },
  }),
  route({
    method: 'post',
    path: 'registers/{id}/cancel',
    who: 'administrator',
    summary: 'Stop the loading of a register',
    description: 'The edition that is read stays. What came of the new one is kept for a week, to go on with.',
    params,
    answer: register,
    run: (context, { params: { id } }) => cancelEdition(context, id),
  }),
  route({
    method: 'post',
    path: 'registers/{id}/resume',
    who: 'administrator',
    summary: 'Go on with the loading of a register from where it was',
    params,
    answer: register,
    run: (context, { params: { id } }) => resumeEdition(context, id),
  }),
  route({
    method: 'post',
    path: 'registers/search',
    who: 'signedIn',
    summary: "Parties of the registers of one's organization by names and numbers, best first",
    body: z.object({ term: z.string().max(1000), limit: z.number().nullish() }),
    answer: z.array(found),
    run: (context, { body }) => searchRegisters(context, body),
  }),
  route({
    method: 'post',
    path: 'registers/{id}/neighbourhood',
    who: 'signedIn',
    summary: 'How much of a register stands around a party',
    params,
    body: neighbourhoodShape,
    answer: z.object({
      name: z.string(),
      parties: z.number().int().describe('The party itself among them.'),
      links: z.number().int(),
      names: z.array(z.string()).describe('Of the first of them.'),
      isTooMuch: z.boolean().describe('There is more than is taken at once; the counts break off.'),
    }),
    run: (context, { params: { id }, body }) => previewTaking(context, id, body),
  }),
  route({
    method: 'post',
    path: 'registers/{id}/take',
    who: 'signedIn',
    summary: 'Take a party of a register and its owners or holdings onto a chart',
    description:
      'As an import: entities that are there already are joined, the statements of the register stay as evidence. `chartKey` is a chart that the caller edits, or the key of a new one, called `chartName`.',
    params,
    body: neighbourhoodShape.extend({ chartKey: keyText, chartName: z.string().max(limits.nameMax).nullish() }),
    answer: reportAnswer,
    run: (context, { params: { id }, body }) => takeOntoChart(context, id, body),
  }),
  route({
    method: 'get',
    path: 'registers/taken/{entityKey}',
    who: 'signedIn',
    summary: 'Which registers an entity was taken from, and what they say anew',
    params: z.object({ entityKey: z.string() }),
    answer: taken,
    run: (context, { params: { entityKey } }) => takenFrom(context, entityKey),
  }),
  route({
    method: 'get',
    path: 'registers/news/{chartKey}',
    who: 'signedIn',
    summary: 'Of which entities of a chart registers say something new',
    params: z.object({ chartKey: z.string() }),
    answer: z.array(z.object({ key: z.string(), registers: z.number().int().describe('How many registers.') })),
    run: (context, { params: { chartKey } }) => newsOfChart(context, chartKey),
  }),
  route({
    method: 'post',
    path: 'registers/{id}/decide',
    who: 'signedIn',
    summary: 'Take over what a register says anew of an entity, or leave it',
    description:
      'Taken over, its owners come onto `chartKey`, the chart onto which it was taken where it is missing. What a person wrote by hand is overwritten only where `fields` names it.',
    params,
    body: newsDecision,
    answer: taken,
    run: (context, { params: { id }, body }) => decideNews(context, id, body),
  }),
];
