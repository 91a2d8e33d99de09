import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';

/** Why a chosen file cannot be sent; undefined when it can. */
export function fileFault(file: { name: string; size: number }): string | undefined {
  if (file.size > limits.importBytesMax) return messages.import.tooLarge;
  if (file.size === 0) return t('This file is empty.');
  if (!/\.json$/i.test(file.name))
    return t('Choose a spreadsheet (.xlsx, .csv) or a .json file of BODS 0.4 statements.');
  return undefined;
}
