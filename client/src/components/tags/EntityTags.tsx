import { useState } from 'react';
import { useMutation, useQuery } from '@apollo/client/react';
import { Popover, UnstyledButton } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { announceChanged, useChanged } from '../../lib/changed';
import { closeOnEscape } from '../../lib/closeOnEscape';
import { UNREACHABLE } from '../../lib/send';
import { notify } from '../notify';
import { setTagsMutation, tagsOfQuery, type Tag } from './documents';
import { TagPicker } from './TagPicker';
import { TagPill } from './TagPill';
import classes from './tags.module.css';

/** The tags of an entity or chart as pills, and the way to change them. */
export function EntityTags({ entityKey, editable }: { entityKey: string; editable: boolean }) {
  const [open, setOpen] = useState(false);
  const { data, refetch } = useQuery(tagsOfQuery, {
    variables: { key: entityKey },
    fetchPolicy: 'cache-and-network',
  });
  const [setTags] = useMutation(setTagsMutation);
  const readAgain = () => void refetch().catch(() => undefined);
  useChanged('tags', readAgain);
  const [pending, setPending] = useState<readonly Tag[] | null>(null);
  const tags = pending ?? data?.tagsOf ?? [];

  const toggle = async (tag: Tag, on: boolean) => {
    const others = tags.filter(({ key }) => key !== tag.key);
    const next = on ? [...others, tag].sort((a, b) => a.name.localeCompare(b.name)) : others;
    setPending(next);
    try {
      const answer = await setTags({
        variables: { nodeKey: entityKey, tagKeys: next.map(({ key }) => key) },
        update: (cache, { data: written }) => {
          const saved = written?.setNodeTags.ok;
          if (saved) cache.writeQuery({ query: tagsOfQuery, variables: { key: entityKey }, data: { tagsOf: saved } });
        },
      });
      const error = answer.data?.setNodeTags.error;
      if (error) notify('Error', error.message, 5000);
      void announceChanged('tags');
    } catch {
      notify('Error', UNREACHABLE, 5000);
    } finally {
      setPending((now) => (now === next ? null : now));
    }
  };

  if (tags.length === 0 && !editable) return null;
  return (
    <ul className={classes.row} aria-label={t('Tags')}>
      {tags.map((tag) => (
        <li key={tag.key}>
          <TagPill name={tag.name} color={tag.color} />
        </li>
      ))}
      {editable && (
        <li>
          <Popover
            opened={open}
            onChange={setOpen}
            width={272}
            position="bottom-start"
            trapFocus
            returnFocus
            closeOnEscape={false}
            shadow="md"
          >
            <Popover.Target>
              <UnstyledButton className={classes.add} aria-expanded={open} onClick={() => setOpen(!open)}>
                <IconTag size={14} stroke={1.75} aria-hidden />
                {tags.length > 0 ? t('Tags') : t('Add tags')}
              </UnstyledButton>
            </Popover.Target>
            <Popover.Dropdown onKeyDown={closeOnEscape(() => setOpen(false))}>
              <TagPicker chosen={tags.map(({ key }) => key)} onToggle={(tag, on) => void toggle(tag, on)} />
            </Popover.Dropdown>
          </Popover>
        </li>
      )}
    </ul>
  );
}
