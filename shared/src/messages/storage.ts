import { t } from '../language/translate';
/** What is said while nothing can be written; saving is refused with the same words (HTTP 507). */
export const storageMessages = {
  diskFull: t(
    'Stemma is read-only for now, as the disk of its data is nearly full. What was saved is safe, and saving works again by itself once there is space. Please tell your administrator.',
  ),
  notWritable: t(
    'Stemma is read-only for now, as the files of its data cannot be written to. What was saved is safe, and saving works again by itself once they can. Please tell your administrator.',
  ),
  filesDiskFull: t('No files can be added for now, as their disk is nearly full. Please tell your administrator.'),
  backupsDiskFull: t('There is not enough space for a backup.'),
  backupsNotWritable: t('The folder of backups cannot be written to.'),
  filesNotWritable: t(
    'No files can be added for now, as their folder cannot be written to. Please tell your administrator.',
  ),
};
