import { ActionIcon, Autocomplete, TextInput, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { shareText } from '@stemma/shared/chart/roleText';
import { mayHaveShare, shareFault, type RoleDraft } from './roleDraft';
import classes from './Dialogs.module.css';

interface RoleRowProps {
  row: RoleDraft;
  /** The roles offered, in their order. */
  names: readonly string[];
  /** Why its name cannot stand. */
  fault: string | undefined;
  focus: boolean;
  /** Asked for just now, so that it is typed into next. */
  isNew: boolean;
  onChange: (row: RoleDraft) => void;
  onRemove: () => void;
}

/** Roles that begin with what is typed come before those that only hold it. */
const bestFirst: OptionsFilter = ({ options, search, limit }) => {
  const typed = search.trim().toLowerCase();
  const found = (options as ComboboxItem[]).filter(({ label }) => label.toLowerCase().includes(typed));
  const begins = ({ label }: ComboboxItem) => label.toLowerCase().startsWith(typed);
  return [...found.filter(begins), ...found.filter((one) => !begins(one))].slice(0, limit);
};

/** One role of a link: a listed or own word, and its percentage where it may have one. */
export function RoleRow({ row, names, fault, focus, isNew, onChange, onRemove }: RoleRowProps) {
  const shares = mayHaveShare(row);
  const range =
    row.kept && row.percentage === '' && row.kept.role === row.role ? shareText({ ...row.kept, percentage: null }) : '';
  return (
    <div className={classes.row}>
      <Autocomplete
        className={classes.role}
        label="Role"
        placeholder="Shareholder, Director, …"
        data={[...names]}
        openOnFocus={false}
        limit={8}
        maxLength={200}
        value={row.role}
        error={fault}
        data-autofocus={focus || undefined}
        autoFocus={isNew}
        filter={bestFirst}
        comboboxProps={{ withinPortal: true }}
        onChange={(role) => onChange({ ...row, role })}
      />
      <TextInput
        className={classes.percentage}
        label="Percentage"
        inputMode="decimal"
        rightSection="%"
        rightSectionPointerEvents="none"
        error={shareFault(row)}
        disabled={!shares}
        placeholder={range || (shares ? 'optional' : '–')}
        value={row.percentage}
        onChange={(event) => onChange({ ...row, percentage: event.currentTarget.value })}
      />
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Remove the role ${row.role}`} onClick={onRemove}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
