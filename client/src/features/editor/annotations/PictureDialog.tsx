import type { FormEvent } from 'react';
import { Button, Group, NumberInput, TextInput } from '@mantine/core';
import { ANNOTATION, pictureSize, scaledPicture } from '@stemma/diagram/geometry/annotation';
import { decorationValues, type DecorationValues } from '@stemma/shared/chart/decoration';
import { nameFault, tidyName } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { changeDecoration } from '../../../chart/model/decor';
import { Dialog } from '../../../components/Dialog';
import { Overtaken } from '../../../components/Overtaken';
import { useDraft } from '../../../lib/useDraft';
import classes from '../cards/Cards.module.css';
import { useEditor, useSessionState } from '../editor';

/** What a picture on the chart is called, and how wide it is; its height follows. */
export function PictureDialog({ entityKey, onClose }: { entityKey: string; onClose: () => void }) {
  const { session } = useEditor();
  const node = useSessionState((state) => state.document.nodes.get(entityKey));
  const stored = node ? decorationValues(node) : {};
  const size = scaledPicture(pictureSize(stored));
  const { width, height } = size;
  const { said, changes, overtaken, say } = useDraft<{ name: string; wide: number | '' }>({
    name: node?.name ?? '',
    wide: width,
  });
  if (!node) return null;
  const { name, wide } = said;
  const trimmed = tidyName(name);
  const fault = nameFault(trimmed);
  const least = scaledPicture(size, ANNOTATION.smallest / Math.max(width, height)).width;
  const most = scaledPicture(size, ANNOTATION.largest / Math.max(width, height)).width;
  const wrong = wide === '' || wide < least || wide > most;
  const dirty = Object.keys(changes).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault || wrong) return;
    const pictureHeight = Math.max(1, Math.round((height * wide) / width));
    const values: DecorationValues = changes.wide === undefined ? {} : { pictureWidth: wide, pictureHeight };
    const text = changes.name === undefined ? undefined : trimmed;
    if (dirty) session.run(changeDecoration(node.key, { text, values }));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('Image')} dirty={dirty} size={480}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t('What it shows')}
          description={t('Read out to those who cannot see it.')}
          data-autofocus
          value={name}
          error={fault}
          onChange={(event) => say({ name: event.currentTarget.value })}
        />
        <NumberInput
          label={t('Width')}
          description={t('The height follows.')}
          suffix=" px"
          step={20}
          allowDecimal={false}
          clampBehavior="none"
          value={wide}
          error={wrong ? t('Between {least} and {most}', { least, most }) : undefined}
          onChange={(value) => say({ wide: value === '' ? '' : Number(value) })}
        />
        <Overtaken by={overtaken} text={overtaken.name} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={fault !== undefined || wrong}>
            {t('Done')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
