import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import type { Context } from '../../../context';
import { invalid, parse } from '../../../errors';
import { storeFile } from '../../../files/storeUpload';
import { abandonUpload, arrivedParts, finishUpload, startUpload, takeChunk } from '../../../files/phases';
import type { StoredFile } from '../../../files/present';
import { callerIs } from '../../callerIs';
import { route } from '../../route';
import type { ArrivingFile, FormFields } from '../../streamedForm';
import { readStreamedForm } from '../../streamedForm';
import { fileAnswer, presentRestFile } from './answers';

const target = keyText.or(z.literal('')).nullish();
const number = z.coerce.number().int().min(0);

const whole = z.object({
  userId: keyText.nullish(),
  entityId: keyText,
  folder: target,
  fileName: z.string().optional().describe("The file's own name in its part where this is missing."),
  generatedFileKey: keyText.optional().describe('Made by the caller, so that sending it twice makes one file.'),
});
const start = whole
  .extend({ name: z.string(), size: number, mime_type: z.string().nullish() })
  .omit({ fileName: true });
const session = z.object({ session_id: keyText });
const chunkOf = session.extend({ start_offset: number });
const PHASES = ['start', 'upload', 'finish', 'resume', 'abandon'] as const;
const phaseShape = z.object({ phase: z.enum(PHASES).optional() });

const success = z.literal('success');
const answer = z.object({
  status: success,
  key: z.string().optional(),
  file: fileAnswer.optional(),
  data: z.object({ session_id: z.string(), end_offset: z.number().int() }).optional(),
  parts: z.array(z.object({ offset: z.number().int(), size: z.number().int() })).optional(),
});
type Answer = z.infer<typeof answer>;

const storedAnswer = (file: StoredFile): Answer => ({ status: 'success', key: file.key, file: presentRestFile(file) });

/** files/upload (SPEC §7.6): a file in one piece, or in three phases. */
export const uploadRoutes = [
  route({
    method: 'post',
    path: 'files/upload',
    who: 'signedIn',
    summary: 'Upload a file to an entity or chart, whole or in three phases',
    description: [
      'Whole: a form with entityId, folder, fileName and, last, the part "file".',
      'In phases: `phase` start (entityId, folder, name, size, mime_type) answers with data.session_id and data.end_offset, the size of a chunk;',
      'upload (session_id, start_offset, the part "chunk"), chunks in any order and up to three at once; finish (session_id) makes the file.',
      'resume (session_id) answers which parts have come; abandon (session_id) gives up. Phases without a chunk may be JSON. An upload is kept for 24 hours.',
      'Codes: extension, size, quota. There is no GraphQL field for it; tus at /uploads does the same.',
    ].join(' '),
    rawBody: 'stream',
    bodyMax: limits.uploadBytesMax + 1024 * 1024,
    answer,
    run: async (context, { arriving }) => {
      const { fields, taken } = await readStreamedForm(arriving, (file, before) => takeFile(context, file, before));
      return taken ?? withoutFile(context, fields);
    },
  }),
];

async function takeFile(context: Context, file: ArrivingFile, fields: FormFields): Promise<Answer> {
  const { phase } = parse(phaseShape, fields);
  if (phase === 'upload' && file.part === 'chunk') {
    const { session_id, start_offset } = parse(chunkOf, fields);
    await takeChunk(context, session_id, start_offset, file.stream);
    return { status: 'success' };
  }
  if (phase !== undefined || file.part !== 'file') throw invalid(messages.noFileSelected, 'file');
  const { userId, entityId, folder, fileName, generatedFileKey: key } = parse(whole, fields);
  callerIs(context, userId);
  const wanted = { entityKey: entityId, folder, name: fileName ?? file.name, type: file.contentType };
  return storedAnswer(await storeFile(context, { ...wanted, key }, file.stream));
}

async function withoutFile(context: Context, fields: FormFields): Promise<Answer> {
  const { phase } = parse(phaseShape, fields);
  if (phase === 'start') {
    const { userId, entityId, mime_type, generatedFileKey: key, ...rest } = parse(start, fields);
    callerIs(context, userId);
    const { upload, chunk } = await startUpload(context, { ...rest, entityKey: entityId, type: mime_type, key });
    return { status: 'success', data: { session_id: upload, end_offset: chunk } };
  }
  if (phase === undefined || phase === 'upload') throw invalid(messages.noFileSelected, phase ? 'chunk' : 'file');
  const { session_id } = parse(session, fields);
  if (phase === 'finish') return storedAnswer(await finishUpload(context, session_id));
  if (phase === 'resume') return { status: 'success', parts: await arrivedParts(context, session_id) };
  await abandonUpload(context, session_id);
  return { status: 'success' };
}
