import { Button, Loader } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import classes from './Arranging.module.css';

/** Says over a chart that its layout is being worked out, and offers to leave it as it is. `onStop` gives the focus of the button, which goes, to the chart. */
export function Arranging({ work, onStop }: { work: AbortController; onStop: () => void }) {
  const stop = () => {
    work.abort();
    onStop();
  };
  return (
    <div className={classes.arranging} role="status">
      <Loader size={14} aria-hidden />
      {t('Laying out…')}
      <Button size="compact-sm" variant="subtle" onClick={stop}>
        {t('Stop')}
      </Button>
    </div>
  );
}
