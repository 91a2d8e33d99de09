import type { FormEvent } from 'react';
import { Button, Group, SegmentedControl, Input, Textarea } from '@mantine/core';
import { decorationValues, annotationText } from '@stemma/shared/chart/decoration';
import { ANNOTATION } from '@stemma/diagram/geometry/annotation';
import { defaults, limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { textLength } from '@stemma/shared/rules/text';
import { t } from '@stemma/shared/language/translate';
import { addNode } from '../../../chart/model/commands';
import { changeDecoration, newTextAnnotation, withValues } from '../../../chart/model/decor';
import { selectionOf } from '../../../chart/model/selection';
import { Dialog } from '../../../components/Dialog';
import { Overtaken } from '../../../components/Overtaken';
import { newKey } from '../../../lib/newKey';
import { useDraft } from '../../../lib/useDraft';
import classes from '../cards/Cards.module.css';
import { useEditor, useSessionState } from '../editor';
import { freePlaceFor } from './freePlace';
import { Swatches } from './Swatches';

type Kind = 'Sticky' | 'TextBox';

const TEXTS: Record<Kind, { add: string; edit: string; field: string }> = {
  Sticky: { add: t('New sticky note'), edit: t('Sticky note'), field: 'Note' },
  TextBox: { add: t('New text box'), edit: t('Text box'), field: 'Text' },
};
const NAMES = {
  Sticky: { color: 'color', size: 'fontSize' },
  TextBox: { color: 'fillColorTextBox', size: 'fontSizeTextBox' },
} as const;
const GROUNDS: Record<Kind, readonly { value: string | null; name: string }[]> = {
  Sticky: [
    { value: defaults.stickyColor, name: t('Lime') },
    { value: '#FFEFA8', name: t('Yellow') },
    { value: '#FFD9B8', name: t('Orange') },
    { value: '#FFD3DC', name: t('Pink') },
    { value: '#D5E8FF', name: t('Blue') },
    { value: '#CDEFE4', name: t('Green') },
    { value: '#E6DEFB', name: t('Violet') },
  ],
  TextBox: [
    { value: null, name: t('None') },
    { value: '#FFFFFF', name: t('White') },
    { value: '#E4E9EE', name: t('Grey') },
    { value: '#DDF1F2', name: t('Teal') },
    { value: '#FFEFCC', name: t('Amber') },
    { value: '#17212B', name: t('Dark') },
  ],
};
const SIZES = ['12', '14', '18', '24', '36'];

/** What a note or text box says, on which ground and how large; without a key it is put on the chart. */
export function TextDialog({
  type,
  entityKey,
  at,
  onClose,
}: {
  type: Kind;
  entityKey: string | null;
  /** Where a new one is wanted; else where there is room. */
  at?: { x: number; y: number } | undefined;
  onClose: () => void;
}) {
  const editor = useEditor();
  const { session, canvas } = editor;
  const node = useSessionState((state) => (entityKey === null ? undefined : state.document.nodes.get(entityKey)));
  const stored = node ? decorationValues(node) : {};
  const usual = type === 'Sticky' ? defaults.stickyColor : null;
  const before = {
    text: node ? annotationText(node) : '',
    color: (stored[NAMES[type].color] ?? usual) as string | null,
    size: Number(stored[NAMES[type].size] ?? defaults.fontSize),
  };
  const { said, changes, overtaken, say } = useDraft(before);
  if (entityKey !== null && !node) return null;
  const trimmed = said.text.trim();
  const tooLong = textLength(trimmed) > limits.chartDescriptionMax;
  const dirty = Object.keys(changes).length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!trimmed || tooLong) return;
    const valuesOf = ({ color, size }: Partial<typeof said>) => ({
      ...(color !== undefined && { [NAMES[type].color]: color }),
      ...(size !== undefined && { [NAMES[type].size]: size }),
    });
    if (node) {
      const text = changes.text === undefined ? undefined : trimmed;
      if (dirty) session.run(changeDecoration(node.key, { text, values: valuesOf(changes) }));
    } else {
      const key = newKey();
      const unplaced = withValues(newTextAnnotation(type, key, trimmed, { x: 0, y: 0 }), valuesOf(said));
      const size = canvas.current?.scene.shapeOf(unplaced) ?? {
        width: ANNOTATION.textWidth,
        height: ANNOTATION.stickyHeight,
      };
      const annotation = { ...unplaced, ...(at ?? freePlaceFor(editor, size)) };
      session.run(addNode(annotation));
      session.select(selectionOf([key]));
      canvas.current?.camera.reveal(key);
    }
    onClose();
  };

  const sizes = SIZES.includes(String(said.size)) ? SIZES : [...SIZES, String(said.size)];
  return (
    <Dialog onClose={onClose} title={TEXTS[type][node ? 'edit' : 'add']} dirty={dirty} asks size={480}>
      <form onSubmit={submit} className={classes.form}>
        <Textarea
          label={TEXTS[type].field}
          data-autofocus
          autosize
          minRows={4}
          maxRows={12}
          value={said.text}
          error={tooLong ? messages.tooLong(limits.chartDescriptionMax) : undefined}
          onChange={(event) => say({ text: event.currentTarget.value })}
          onKeyDown={(event) => (event.ctrlKey || event.metaKey) && event.key === 'Enter' && submit(event)}
        />
        <Swatches
          label={type === 'Sticky' ? t('Colour') : t('Background')}
          offered={GROUNDS[type]}
          value={said.color}
          onChange={(color) => say({ color })}
        />
        <Input.Wrapper label={t('Text size')} labelElement="div">
          <SegmentedControl
            fullWidth
            aria-label={t('Text size')}
            data={sizes}
            value={String(said.size)}
            onChange={(size) => say({ size: Number(size) })}
          />
        </Input.Wrapper>
        <Overtaken by={overtaken} text={overtaken.text} />
        <Group justify="space-between">
          <span className={classes.count} data-over={tooLong || undefined}>
            {textLength(trimmed)}/{limits.chartDescriptionMax}
          </span>
          <Group gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={!trimmed || tooLong}>
              {node ? t('Done') : t('Add')}
            </Button>
          </Group>
        </Group>
      </form>
    </Dialog>
  );
}
