import { IconLock, IconWorld } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import classes from './Overview.module.css';

/** Whether a chart is public in the organization or private; a word and an icon. */
export function VisibilityMark({ visibility }: { visibility: 'public' | 'private' }) {
  const Icon = visibility === 'public' ? IconWorld : IconLock;
  return (
    <span className={classes.visibility}>
      <Icon size={14} stroke={1.6} aria-hidden />
      {visibility === 'public' ? t('Public') : t('Private')}
    </span>
  );
}
