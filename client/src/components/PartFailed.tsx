import { useEffect } from 'react';
import { Button } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { removeOpeningPicture } from '../lib/openingPicture';
import classes from './PartFailed.module.css';

/** The chunk-load error. Plain on purpose: it must show when little else has loaded. */
export function PartFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  useEffect(removeOpeningPicture, []);
  return (
    <div role="alert" className={classes.failed}>
      <p>{message}</p>
      <Button onClick={onRetry}>{t('Try again')}</Button>
    </div>
  );
}
