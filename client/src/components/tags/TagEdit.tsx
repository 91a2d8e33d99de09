import { useState, type FormEvent } from 'react';
import { Button, Group, TextInput, UnstyledButton } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { TAG_COLORS } from './colors';
import type { Tag } from './documents';
import classes from './tags.module.css';

interface TagEditProps {
  tag: Tag;
  onSave: (tag: Tag) => void;
  onDelete: () => void;
  onCancel: () => void;
}

/** Name and colour of a tag, and its end. */
export function TagEdit({ tag, onSave, onDelete, onCancel }: TagEditProps) {
  const [name, setName] = useState(tag.name);
  const [color, setColor] = useState(tag.color);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim()) onSave({ ...tag, name: name.trim(), color });
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        label={t('Name of the tag')}
        size="sm"
        autoFocus
        autoComplete="off"
        maxLength={limits.nameMax}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.colors} role="radiogroup" aria-label={t('Colour')} style={{ marginTop: 12 }}>
        {TAG_COLORS.map((one) => (
          <UnstyledButton
            key={one.value}
            className={classes.swatch}
            role="radio"
            aria-checked={one.value.toLowerCase() === color.toLowerCase()}
            aria-label={one.name}
            style={{ backgroundColor: one.value }}
            onClick={() => setColor(one.value)}
          />
        ))}
      </div>
      <Group justify="space-between" mt="md" gap="xs">
        <Button size="compact-sm" variant="subtle" color="red" onClick={onDelete}>
          {t('Delete')}
        </Button>
        <Group gap="xs">
          <Button size="compact-sm" variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button size="compact-sm" type="submit" disabled={!name.trim()}>
            {t('Done')}
          </Button>
        </Group>
      </Group>
    </form>
  );
}
