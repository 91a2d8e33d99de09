import { useState } from 'react';
import { Button, Popover } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { closeOnEscape } from '../../lib/closeOnEscape';
import { TagPicker } from './TagPicker';
import { useBulkTags } from './useBulkTags';

/** Sets tags on several entities or charts: what all bear is ticked, what some bear half. */
export function BulkTags({ keys }: { keys: readonly string[] }) {
  const [open, setOpen] = useState(false);
  return (
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
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconTag size={16} stroke={1.75} />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t('Tags')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown onKeyDown={closeOnEscape(() => setOpen(false))}>
        {open && <Picker keys={keys} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Picker({ keys }: { keys: readonly string[] }) {
  const { chosen, partly, toggle } = useBulkTags(keys);
  return <TagPicker chosen={chosen} partly={partly} onToggle={(tag, on) => void toggle(tag, on)} />;
}
