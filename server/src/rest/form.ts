import { t } from '@stemma/shared/language/translate';
import busboy from 'busboy';
import { invalid } from '../errors';
import type { FormFile } from './route';

export interface Form {
  fields: Record<string, string>;
  file?: FormFile;
}

const TEXTS_MAX = 20;
const TEXT_MAX = 256 * 1024;

/** Reads a multipart/form-data body: its texts, and the one file in the part "file". Throws `invalid` for anything else. */
export async function readForm(body: Uint8Array, contentType: string | undefined): Promise<Form> {
  const form: Form = { fields: Object.create(null) as Record<string, string> };
  await new Promise<void>((resolve, reject) => {
    const reader = readerOf(contentType);
    reader.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) reject(invalid(t('This field is too long.'), name));
      form.fields[name] = value;
    });
    reader.on('file', (name, stream, { filename, mimeType }) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (name === 'file') form.file = { name: filename ?? '', contentType: mimeType, bytes: Buffer.concat(parts) };
      });
    });
    reader.on('error', () => reject(notAForm()));
    reader.on('close', resolve);
    reader.end(body);
  });
  return form;
}

function readerOf(contentType: string | undefined): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8',
      limits: { fields: TEXTS_MAX, fieldSize: TEXT_MAX, files: 1, fieldNameSize: 100 },
    });
  } catch {
    throw notAForm();
  }
}

const notAForm = () => invalid(t('A form (multipart/form-data) with the file in its part "file" is expected.'), 'file');
