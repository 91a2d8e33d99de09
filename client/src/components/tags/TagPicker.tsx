import { useState } from 'react';
import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../confirm';
import { notifyDeleted } from '../deletion/notifyDeleted';
import { useSession } from '../../lib/session';
import { TAG_COLORS } from './colors';
import type { Tag } from './documents';
import { TagEdit } from './TagEdit';
import { NEW_TAG, useTags } from './useTags';
import classes from './tags.module.css';

interface TagPickerProps {
  /** Keys of the tags that all of the chosen records bear. */
  chosen: readonly string[];
  /** Keys of those that only some of them bear. */
  partly?: readonly string[];
  /** A tag was put on, or taken off, the chosen records. */
  onToggle: (tag: Tag, on: boolean) => void;
}

/** Chooses tags for one record or several; finds, makes, renames, colours and deletes them. Stands in a popover or a dialog. */
export function TagPicker({ chosen, partly = [], onToggle }: TagPickerProps) {
  const { tags, failed, again, make, change, remove } = useTags();
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<Tag | null>(null);
  const session = useSession();
  const viewer = session.status === 'signedIn' ? session.viewer : null;

  if (edited) {
    return (
      <TagEdit
        tag={edited}
        onCancel={() => setEdited(null)}
        onSave={(tag) => void change(tag).then((done) => done && setEdited(null))}
        onDelete={() => void askAndRemove(edited)}
      />
    );
  }

  const term = text.trim().toLowerCase();
  const shown = (tags ?? []).filter(({ name }) => name.toLowerCase().includes(term));
  const known = shown.some(({ name }) => name.toLowerCase() === term);
  const makeOne = async () => {
    const color = TAG_COLORS[(tags?.length ?? 0) % TAG_COLORS.length]?.value ?? TAG_COLORS[0].value;
    const tag = await make(text, color);
    if (!tag) return;
    setText('');
    onToggle(tag, true);
    if (!term) setEdited(tag);
  };

  return (
    <div>
      <TextInput
        aria-label={t('Find or make a tag')}
        placeholder={t('Find or make a tag')}
        size="sm"
        data-autofocus
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !term) return;
          event.preventDefault();
          const [first] = shown;
          if (first) onToggle(first, !chosen.includes(first.key));
          else void makeOne();
        }}
      />
      {failed && (
        <p className={classes.none} role="alert">
          {t('The tags did not load.')}{' '}
          <Button size="compact-xs" variant="default" onClick={again}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {tags?.length === 0 && <p className={classes.none}>{t('There are no tags yet. Make the first one.')}</p>}
      <ul className={classes.list}>
        {shown.map((tag) => (
          <li key={tag.key} className={classes.item}>
            <Checkbox
              className={classes.check}
              size="sm"
              checked={chosen.includes(tag.key)}
              indeterminate={partly.includes(tag.key) && !chosen.includes(tag.key)}
              onChange={(event) => onToggle(tag, event.currentTarget.checked)}
              label={
                <span className={classes.words}>
                  <span className={classes.dot} style={{ background: tag.color }} aria-hidden />
                  {tag.name}
                </span>
              }
            />
            {(viewer?.isAdmin || viewer?.key === tag.createdBy) && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('Change the tag {name}', { name: tag.name })}
                onClick={() => setEdited(tag)}
              >
                <IconPencil size={16} stroke={1.75} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!known && (
        <Button
          mt={6}
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          onClick={() => void makeOne()}
        >
          {text.trim() ? t('Make “{name}”', { name: text.trim() }) : NEW_TAG}
        </Button>
      )}
    </div>
  );

  async function askAndRemove(tag: Tag): Promise<void> {
    const message = t('“{name}” is taken off all entities and charts.', { name: tag.name });
    if (!(await confirm({ title: t('Delete tag'), message, buttonText: t('Delete'), danger: true }))) return;
    if (!(await remove(tag.key))) return;
    setEdited(null);
    notifyDeleted(tag.name);
  }
}
