import { t } from '@stemma/shared/language/translate';
import busboy from 'busboy';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { AppError, invalid } from '../errors';

/** A body that is taken while it comes. */
export interface BodyStream {
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** The file of a form while it comes. */
export interface ArrivingFile {
  /** Name of its part. */
  part: string;
  name: string;
  contentType: string;
  stream: Readable;
}

const TEXTS_MAX = 30;
const TEXT_MAX = 8 * 1024;
const JSON_MAX = 64 * 1024;

export type FormFields = Record<string, unknown>;

/**
 * Reads a body of fields that may bring one file: multipart/form-data, or JSON without a file. The file is handed on while it comes,
 * with the fields that stood before it.
 * @returns all fields, and what became of the file
 */
export async function readStreamedForm<T>(
  { headers, stream }: BodyStream,
  take: (file: ArrivingFile, before: FormFields) => Promise<T>,
): Promise<{ fields: FormFields; taken?: T }> {
  if (/^application\/json\b/i.test(headers['content-type'] ?? '')) return { fields: await readJson(stream) };
  const fields: FormFields = Object.create(null) as FormFields;
  const reader = readerOf(headers);
  let taking: Promise<T> | undefined;
  let arriving: Readable | undefined;
  const read = new Promise<void>((resolve, reject) => {
    reader.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(invalid(t('This field is too long.'), name));
      fields[name] = value;
    });
    reader.on('file', (part, file, { filename, mimeType }) => {
      file.on('error', () => undefined);
      arriving = file;
      taking = take({ part, name: filename ?? '', contentType: mimeType, stream: file }, fields);
      // What was not taken is let run past, so that the sender hears the answer.
      taking.catch((failure: Error) => {
        stream.unpipe(reader);
        stream.resume();
        reject(failure);
      });
    });
    reader.on('error', () => reject(notAForm()));
    reader.on('close', resolve);
    const ended = (failure: Error) => {
      reject(failure);
      // Whoever takes the file would wait for its end.
      arriving?.destroy(failure);
    };
    stream.on('error', ended);
    stream.on('aborted', () => ended(new AppError('invalid', t('The connection ended before the body did.'))));
    stream.pipe(reader);
  });
  await read;
  return taking ? { fields, taken: await taking } : { fields };
}

function readerOf(headers: IncomingHttpHeaders): busboy.Busboy {
  try {
    return busboy({
      headers,
      defParamCharset: 'utf8',
      preservePath: true,
      limits: { fields: TEXTS_MAX, fieldSize: TEXT_MAX, files: 1, fieldNameSize: 100 },
    });
  } catch {
    throw notAForm();
  }
}

async function readJson(stream: Readable): Promise<FormFields> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    size += (part as Buffer).length;
    if (size > JSON_MAX) throw new AppError('tooLarge', t('This is larger than Stemma takes at once.'));
    parts.push(part as Buffer);
  }
  try {
    const read: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return { ...read };
  } catch {
    // Told below, like every other body that is no object.
  }
  throw invalid(t('The body is not what this call understands: a form or JSON is expected.'));
}

const notAForm = () => invalid(t('A form (multipart/form-data) or JSON is expected.'), 'file');
