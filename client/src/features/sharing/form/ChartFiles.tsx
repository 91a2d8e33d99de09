import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import classes from '../Sharing.module.css';

/** The way to the chart's own files, folders and links. */
export function ChartFiles({ picked, onChoose }: { picked: readonly string[] | undefined; onChoose: () => void }) {
  return (
    <div className={classes.chartFiles}>
      <div>
        <div className={classes.legend}>{t('Files of the chart')}</div>
        <small>
          {picked
            ? t('{count} chosen, kept when you save', { count: picked.length })
            : t('Visitors see only those that you choose.')}
        </small>
      </div>
      <Button
        variant="default"
        size="xs"
        fz={14}
        leftSection={<IconFiles size={16} stroke={1.75} />}
        onClick={onChoose}
      >
        {t('Choose…')}
      </Button>
    </div>
  );
}
