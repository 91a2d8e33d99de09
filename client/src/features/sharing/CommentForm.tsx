import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { shareCommentText } from '@stemma/shared/rules/texts';
import { t } from '@stemma/shared/language/translate';
import { closeOnEscape } from '../../lib/closeOnEscape';
import classes from './Sharing.module.css';

interface Props {
  /** What it is now; null for a new one. */
  comment: string | null;
  /** Answers whether it is kept. */
  onSave: (comment: string) => Promise<boolean>;
  onClose: () => void;
  /** Told whether something is typed that is not kept. */
  onDirty: (dirty: boolean) => void;
}

/** Milliseconds. */
const AFTER_MENU = 50;

/** A comment being written; kept as typed but for line breaks around it. Escape leaves it and nothing else. */
export function CommentForm({ comment, onSave, onClose, onDirty }: Props) {
  const [text, setText] = useState(comment ?? '');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  // The menu that it is opened from gives the focus back to its button first.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), AFTER_MENU);
    return () => clearTimeout(timer);
  }, []);
  const dirty = text.trim() !== (comment ?? '');
  useEffect(() => {
    if (!dirty) return undefined;
    onDirty(true);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  const read = shareCommentText.safeParse(text);
  const tooLong = text.trim() !== '' && !read.success;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!read.success || busy) return;
    setBusy(true);
    const saved = await onSave(read.data);
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <form className={classes.writing} onSubmit={(event) => void submit(event)} onKeyDown={closeOnEscape(onClose)}>
      <Textarea
        aria-label={t('Comment')}
        placeholder={t('Only those who manage the link see this.')}
        autosize
        minRows={2}
        maxRows={6}
        ref={field}
        data-mantine-stop-propagation="true"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={tooLong ? read.error.issues[0]?.message : undefined}
      />
      <div className={classes.writingFoot}>
        <span aria-hidden data-over={tooLong || undefined}>
          {text.length} / {limits.shareCommentMax}
        </span>
        <Button variant="default" size="compact-sm" onClick={onClose} data-mantine-stop-propagation="true">
          {t('Cancel')}
        </Button>
        <Button
          type="submit"
          size="compact-sm"
          disabled={!read.success}
          loading={busy}
          data-mantine-stop-propagation="true"
        >
          {comment === null ? t('Comment') : t('Done')}
        </Button>
      </div>
    </form>
  );
}
