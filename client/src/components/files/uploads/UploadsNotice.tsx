import { Progress, UnstyledButton } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from '../files.module.css';
import { isInProgress, useUploads } from './queue';
import { useRecalled } from './useRecalled';

/** Says above the list that uploads are under way, or were interrupted; a click shows them. */
export function UploadsNotice({ ownerKey, onShow }: { ownerKey: string; onShow: () => void }) {
  useRecalled();
  const uploads = useUploads(ownerKey);
  const going = uploads.filter((one) => isInProgress(one) || one.state === 'paused');
  const again = uploads.filter(({ state }) => state === 'again').length;
  if (going.length === 0 && again === 0) return null;
  const total = going.reduce((sum, { size }) => sum + size, 0);
  const sent = going.reduce((sum, one) => sum + one.sent, 0);
  const text =
    going.length > 0
      ? t('{count, plural, one {# file is} other {# files are}} on the way', {
          count: going.length,
        })
      : t('{again, plural, one {# upload was} other {# uploads were}} interrupted', {
          again,
        });
  return (
    <UnstyledButton className={classes.notice} onClick={onShow}>
      <span>{text}</span>
      {going.length > 0 && (
        <Progress
          value={total ? (100 * sent) / total : 0}
          size="sm"
          className={classes.grow}
          aria-label={t('Uploaded')}
        />
      )}
      <strong>{t('Show')}</strong>
    </UnstyledButton>
  );
}
