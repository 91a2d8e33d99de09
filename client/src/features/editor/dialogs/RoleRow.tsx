import { ActionIcon, Autocomplete, NumberInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { shareText } from '@stemma/shared/chart/roleText';
import { mayHavePercentage, PERCENTAGE_ROLES } from '@stemma/shared/rules/percentageRoles';
import { limits } from '@stemma/shared/limits';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import { shareFault, type RoleDraft } from './roleDraft';
import classes from './Dialogs.module.css';

/** Roles that own come first, then all others by name. */
const OFFERED = [...new Set<string>([...PERCENTAGE_ROLES, ...LINK_ROLES])];

interface RoleRowProps {
  row: RoleDraft;
  focus: boolean;
  onChange: (row: RoleDraft) => void;
  onRemove: () => void;
}

/** One role of a link: a listed or own word, and its percentage where it may have one. */
export function RoleRow({ row, focus, onChange, onRemove }: RoleRowProps) {
  const shares = mayHavePercentage(row.role) || row.kept?.percentage != null;
  const range =
    row.kept && row.percentage === '' && row.kept.role === row.role ? shareText({ ...row.kept, percentage: null }) : '';
  return (
    <div className={classes.row}>
      <Autocomplete
        className={classes.role}
        label="Role"
        placeholder="Shareholder, Director, …"
        data={OFFERED}
        openOnFocus={false}
        limit={8}
        maxLength={200}
        value={row.role}
        data-autofocus={focus || undefined}
        comboboxProps={{ withinPortal: true }}
        onChange={(role) => onChange({ ...row, role })}
      />
      <NumberInput
        className={classes.percentage}
        label="Percentage"
        suffix=" %"
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
