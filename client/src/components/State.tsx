import type { ReactNode } from 'react';
import { Button, Text, Title } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import classes from './State.module.css';

/** What stands where there is nothing to show: an icon, what it is about, what to do. */
export function State(props: { icon: ReactNode; title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <div className={classes.state}>
      <div className={classes.icon} aria-hidden>
        {props.icon}
      </div>
      <Title order={2}>{props.title}</Title>
      <Text c="dimmed" size="sm" className={classes.text} component="div">
        {props.text}
      </Text>
      {props.children && <div className={classes.actions}>{props.children}</div>}
    </div>
  );
}

/** What happened instead of what was wanted, with "Try again". */
export function ErrorState(props: {
  title: string;
  text: string;
  busy?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}) {
  return (
    <div role="alert" className={classes.whole}>
      <State icon={<IconPlugConnectedX size={28} stroke={1.5} />} title={props.title} text={props.text}>
        <Button onClick={props.onRetry} loading={props.busy ?? false}>
          {t('Try again')}
        </Button>
        {props.children}
      </State>
    </div>
  );
}
