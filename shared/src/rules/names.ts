import { z } from 'zod';
import { limits } from '../limits';
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

// Beside what every name is without: an ending must not be moved by any mark of direction.
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
// Half a character, which no file system and no header takes.
const HALF_CHARACTERS = /\p{Surrogate}/gu;
/** Names that mean devices to Windows, whatever ending they have. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

const utf8Length = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length;

/**
 * The name of a file, or of a folder of files: required, trimmed, fit to stand in a zip archive and on any disk's folder list,
 * so without slashes, not the name of a device, without characters that turn the direction of the text (SPEC §5; DESIGN §7).
 */
export const fileName = z
  .string({ error: messages.required })
  .transform((text) => text.replace(DIRECTION_MARKS, '').replace(HALF_CHARACTERS, '\uFFFD'))
  .pipe(nameText)
  .pipe(
    z
      .string()
      .max(limits.fileNameBytesMax, messages.tooLong(limits.fileNameBytesMax))
      .refine((name) => utf8Length(name) <= limits.fileNameBytesMax, messages.files.nameTooLong)
      .refine((name) => !/[/\\]/.test(name) && !/^\.+$/.test(name), messages.fileName)
      .refine((name) => !DEVICES.test(name), messages.files.device),
  );
