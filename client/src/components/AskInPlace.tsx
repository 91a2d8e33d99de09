import { useEffect, useId, useRef, useState } from 'react';
import { Button, Group } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { closeOnEscape } from '../lib/closeOnEscape';
import classes from './AskInPlace.module.css';
import type { Question } from './confirm';
import { OWN_ESCAPE } from './Dialog';

interface AskInPlaceProps extends Question {
  /** The person agreed; waited for. Answers whether it was done: otherwise the question stays. */
  onAgree: () => Promise<boolean>;
  /** Cancel or Escape. */
  onTakeBack: () => void;
}

/** A question where it arose, so that none opens over a dialog. Cancel has the focus; Escape takes back the question and not the dialog. */
export function AskInPlace({ title, message, buttonText = t('Yes'), danger, onAgree, onTakeBack }: AskInPlaceProps) {
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => safe.current?.focus(), []);
  const agree = async () => {
    setBusy(true);
    if (!(await onAgree())) setBusy(false);
  };
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      className={classes.question}
      onKeyDown={closeOnEscape(busy ? () => undefined : onTakeBack)}
      {...{ [OWN_ESCAPE]: true }}
    >
      <strong id={`${id}-title`} className={classes.title}>
        {title}
      </strong>
      <p id={`${id}-message`} className={classes.message}>
        {message}
      </p>
      <Group justify="flex-end" gap="xs">
        <Button ref={safe} variant="default" size="compact-sm" disabled={busy} onClick={onTakeBack}>
          {t('Cancel')}
        </Button>
        <Button size="compact-sm" loading={busy} {...(danger && { color: 'red' })} onClick={() => void agree()}>
          {buttonText}
        </Button>
      </Group>
    </div>
  );
}

/** Whether something is asked or shown in place of something else, whose `trigger` has the focus again once it is taken back. */
export function useAskInPlace() {
  const trigger = useRef<HTMLButtonElement>(null);
  const before = useRef(false);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (before.current && !asking) trigger.current?.focus();
    before.current = asking;
  }, [asking]);
  return { trigger, asking, ask: () => setAsking(true), takeBack: () => setAsking(false) };
}
