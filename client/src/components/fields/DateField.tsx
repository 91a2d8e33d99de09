import { useRef, useState } from 'react';
import { ActionIcon, CloseButton, Group, Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import { IconCalendar } from '@tabler/icons-react';
import { toIsoDate, toTypedDate } from '@stemma/shared/dates';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { closeOnEscape } from '../../lib/closeOnEscape';
import type { ControlProps } from './control';
import classes from './DateField.module.css';

interface DateFieldProps extends ControlProps {
  /** As the field of the catalogue says. */
  past?: boolean | undefined;
}

/**
 * A date as people type it (dd-mm-yyyy; also / and . between, and two-digit years), or chosen from a calendar; can be cleared.
 * What is typed is never replaced by another date: what makes no sense stays there and is told.
 */
export function DateField({ label, value, onChange, onBlur, error, disabled, past }: DateFieldProps) {
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const iso = toIsoDate(value, { past });
  const wrong = left && value.trim() !== '' && !iso ? messages.dateNotUnderstood : undefined;
  const day = iso?.length === 10 ? iso : null;

  const leave = () => {
    setLeft(true);
    if (iso && toTypedDate(iso) !== value) onChange(toTypedDate(iso));
    onBlur?.();
  };
  const choose = (chosen: string | null) => {
    onChange(chosen ? toTypedDate(chosen) : '');
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Popover
      withRoles={false}
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      trapFocus
      returnFocus
      closeOnEscape={false}
      withinPortal
      shadow="md"
    >
      <Popover.Target>
        <TextInput
          label={label}
          placeholder={t('dd-mm-yyyy')}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          disabled={disabled ?? false}
          error={error ?? wrong}
          onChange={(event) => {
            setLeft(false);
            onChange(event.currentTarget.value);
          }}
          onBlur={leave}
          rightSectionWidth={value ? 60 : 34}
          rightSection={
            <Group gap={2} wrap="nowrap">
              {value && (
                <CloseButton
                  size={24}
                  aria-label={t('Clear {label}', { label })}
                  disabled={disabled}
                  onClick={() => onChange('')}
                />
              )}
              <ActionIcon
                ref={button}
                variant="subtle"
                color="gray"
                size={26}
                disabled={disabled ?? false}
                aria-label={t('Choose {label} from a calendar', { label })}
                aria-haspopup="dialog"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                <IconCalendar size={17} stroke={1.75} />
              </ActionIcon>
            </Group>
          }
        />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={t('Calendar of {label}', { label })}
        onKeyDown={closeOnEscape(() => setOpen(false))}
      >
        <DatePicker
          value={day}
          defaultDate={day ?? iso?.padEnd(7, '-01').padEnd(10, '-01') ?? new Date()}
          onChange={choose}
          classNames={{ day: classes.day }}
          ariaLabels={{
            previousMonth: t('Previous month'),
            nextMonth: t('Next month'),
            previousYear: t('Previous year'),
            nextYear: t('Next year'),
            previousDecade: t('Previous decade'),
            nextDecade: t('Next decade'),
            monthLevelControl: t('Choose the month'),
            yearLevelControl: t('Choose the year'),
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
