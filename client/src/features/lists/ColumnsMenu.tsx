import { ActionIcon, Checkbox, Popover, ScrollArea, Stack, Tooltip, UnstyledButton } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import type { Column } from './columns';
import classes from './List.module.css';

interface Props {
  all: readonly Column[];
  chosen: readonly string[];
  onChoose: (columns: readonly string[]) => void;
  onReset: () => void;
}

/** Which columns the list shows. */
export function ColumnsMenu({ all, chosen, onChoose, onReset }: Props) {
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Popover position="bottom-end" width={240} shadow="md" trapFocus withinPortal>
      <Popover.Target>
        <Tooltip label={t('Columns')}>
          <ActionIcon variant="default" size={36} aria-label={t('Choose the columns')}>
            <IconColumns3 size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <ScrollArea.Autosize mah={360} type="auto">
          <Stack gap={2}>
            {all.map(({ id, label }) => (
              <Checkbox
                key={id}
                size="xs"
                className={classes.option}
                label={label}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </Stack>
        </ScrollArea.Autosize>
        <UnstyledButton className={classes.reset} onClick={onReset}>
          {t('Usual columns')}
        </UnstyledButton>
      </Popover.Dropdown>
    </Popover>
  );
}
