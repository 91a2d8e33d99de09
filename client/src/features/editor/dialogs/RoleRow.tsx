import { ActionIcon, Autocomplete, NumberInput, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { shareText } from '@stemma/shared/chart/roleText';
import { mayHavePercentage } from '@stemma/shared/rules/percentageRoles';
import { limits } from '@stemma/shared/limits';
import { shareFault, type RoleDraft } from './roleDraft';
import classes from './Dialogs.module.css';

interface RoleRowProps {
  row: RoleDraft;
  /** The roles offered, in their order. */
  names: readonly string[];
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
export function RoleRow({ row, names, focus, isNew, onChange, onRemove }: RoleRowProps) {
  const shares = mayHavePercentage(row.role) || row.kept?.percentage != null;
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
        data-autofocus={focus || undefined}
        autoFocus={isNew}
        filter={bestFirst}
        comboboxProps={{ withinPortal: true }}
        onChange={(role) => onChange({ ...row, role })}
      />
      <NumberInput
        className={classes.percentage}
        label="Percentage"
        suffix="%"
        step={limits.percentageStep}
        clampBehavior="none"
        error={shareFault(row)}
        hideControls
        disabled={!shares}
        placeholder={range || (shares ? 'optional' : '–')}
        value={row.percentage}
        onChange={(value) => onChange({ ...row, percentage: value === '' ? '' : Number(value) })}
      />
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Remove the role ${row.role}`} onClick={onRemove}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  );
}
