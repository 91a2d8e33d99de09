import type { FormEvent } from 'react';
import { Button, Group, Textarea } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { textLength } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { Overtaken } from '../../../components/Overtaken';
import { useDraft } from '../../../lib/useDraft';
import { useEditor, useSessionState } from '../editor';
import { describeNode } from './withRoom';
import classes from './Cards.module.css';

/** What this chart says of an entity in words, shown on its card. */
export function DescriptionDialog({ entityKey, onClose }: { entityKey: string; onClose: () => void }) {
  const editor = useEditor();
  const node = useSessionState((state) => state.document.nodes.get(entityKey));
  const { said, changes, overtaken, say } = useDraft({ text: node?.chartDescription ?? '' });
  if (!node) return null;
  const trimmed = said.text.trim();
  const tooLong = textLength(trimmed) > limits.chartDescriptionMax;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong) return;
    if (changes.text !== undefined) editor.session.run(describeNode(editor, entityKey, trimmed || null));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('Description on this chart')} dirty={changes.text !== undefined} asks>
      <form onSubmit={submit} className={classes.form}>
        <Textarea
          label={<bdi>{node.name}</bdi>}
          description={t("Shown on the card here, and nowhere else. Its notes are in the entity's panel.")}
          data-autofocus
          autosize
          minRows={4}
          maxRows={12}
          value={said.text}
          error={tooLong ? messages.tooLong(limits.chartDescriptionMax) : undefined}
          onChange={(event) => say({ text: event.currentTarget.value })}
        />
        <Overtaken by={overtaken} text={overtaken.text} />
        <Group justify="space-between">
          <span className={classes.count} data-over={tooLong || undefined}>
            {textLength(trimmed)}/{limits.chartDescriptionMax}
          </span>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={tooLong}>
              {t('Done')}
            </Button>
          </Group>
        </Group>
      </form>
    </Dialog>
  );
}
