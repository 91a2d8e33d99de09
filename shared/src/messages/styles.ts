import { t } from '../language/translate';
/** What is said of styles of charts. */
export const styleMessages = {
  logo: t('A logo is a PNG or JPEG of up to 150 KB.'),
  builtInStays: t('A style that every organization has stays as it is. Make a copy of it and change that.'),
  nameTaken: t('Another style has this name.'),
  tooMany: t('There are as many styles as an organization may have. Delete one first.'),
} as const;
