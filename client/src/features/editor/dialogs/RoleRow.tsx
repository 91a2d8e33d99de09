import { ActionIcon, Autocomplete, NumberInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { mayHavePercentage, shareText } from '@stemma/shared/chart/roleText';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { limits } from '@stemma/shared/limits';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import { newKey } from '../../../lib/newKey';
import classes from './Dialogs.module.css';

/** A role while it is being written; `kept` is what it was before, with what a source said of it. */
export interface RoleDraft {
  id: string;
  role: string;
  percentage: number | '';
  kept: LinkRole | null;
}

/** A row for a role that is yet to be written. */
export function emptyRow(): RoleDraft {
  return { id: newKey(), role: '', percentage: '', kept: null };
}

/** A row for a role that a link has. */
export function rowOf(role: LinkRole): RoleDraft {
  return { id: newKey(), role: role.role, percentage: role.percentage ?? '', kept: role };
}

/** The role that a row says; null for an empty row. A percentage is kept only for roles that may have one, or that came with one from a source. */
export function toRole({ role, percentage, kept }: RoleDraft): LinkRole | null {
  const name = role.trim();
  if (!name) return null;
  const same = kept?.role === name;
  const exact = percentage !== '' && (mayHavePercentage(name) || (same && kept.percentage != null)) ? percentage : null;
  if (!same) return { role: name, ...(exact !== null && { percentage: exact }) };
  if (exact === null) return { ...kept, percentage: null };
  return { ...kept, percentage: exact, ...(exact !== kept.percentage && { minimum: null, maximum: null }) };
}

interface RoleRowProps {
  row: RoleDraft;
  focus: boolean;
  onChange(row: RoleDraft): void;
  onRemove(): void;
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
        data={[...LINK_ROLES]}
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
        min={0}
        max={100}
        step={limits.percentageStep}
        decimalScale={shares && row.kept ? 6 : 2}
        clampBehavior="strict"
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
