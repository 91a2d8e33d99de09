import { z } from 'zod';
import { messages } from '../messages';
import { nameText } from './basic';

/** A name of letters of any script, nothing else (SPEC §5). */
export const lettersName = nameText.pipe(z.string().regex(/^[\p{L}\p{M}]+$/u, messages.lettersOnly));

/** A name of letters and digits of any script (SPEC §5). */
export const alphanumericName = nameText.pipe(z.string().regex(/^[\p{L}\p{M}\p{Nd}]+$/u, messages.lettersAndNumbers));

/** A name of letters of any script and white space (SPEC §5). */
export const lettersAndSpacesName = nameText.pipe(z.string().regex(/^[\p{L}\p{M}\s]+$/u, messages.lettersAndSpaces));

/** The name of a folder of charts or entities: required, trimmed (SPEC §5). */
export const folderName = nameText;

/** As long as the file systems allow that a download may land on. */
const FILE_NAME_MAX = 255;

// Marks that turn the direction of text make "exe.pdf" of "fdp.exe".
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * The name of a file, or of a folder of files: required, trimmed, fit to stand in a zip archive and on any disk's folder list,
 * so without slashes and without characters that turn the direction of the text (SPEC §5; DESIGN §7).
 */
export const fileName = z
  .string({ error: messages.required })
  .transform((text) => text.replace(DIRECTION_MARKS, ''))
  .pipe(nameText)
  .pipe(
    z
      .string()
      .max(FILE_NAME_MAX, messages.tooLong(FILE_NAME_MAX))
      .refine((name) => !/[/\\]/.test(name) && !/^\.+$/.test(name), messages.fileName),
  );
