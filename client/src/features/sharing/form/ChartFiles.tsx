import { Button } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import classes from '../Sharing.module.css';

/** The way to the chart's own files, folders and links. */
export function ChartFiles({ picked, onChoose }: { picked: readonly string[] | undefined; onChoose: () => void }) {
  return (
    <div className={classes.chartFiles}>
      <div>
        <div className={classes.legend}>Files of the chart</div>
        <small>
          {picked ? `${picked.length} chosen, kept when you save` : 'Visitors see only those that you choose.'}
        </small>
      </div>
      <Button
        variant="default"
        size="xs"
        fz={14}
        leftSection={<IconFiles size={16} stroke={1.75} />}
        onClick={onChoose}
      >
        Choose…
      </Button>
    </div>
  );
}
