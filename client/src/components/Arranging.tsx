import { Button, Loader } from '@mantine/core';
import classes from './Arranging.module.css';

/** Says over a chart that its layout is being worked out, and offers to leave it as it is. */
export function Arranging({ work }: { work: AbortController }) {
  return (
    <div className={classes.arranging} role="status">
      <Loader size={14} aria-hidden />
      Laying out…
      <Button size="compact-sm" variant="subtle" onClick={() => work.abort()}>
        Stop
      </Button>
    </div>
  );
}
