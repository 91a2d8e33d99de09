import { Select } from '@mantine/core';
import { accountMayWrite } from '@stemma/shared/permissions';
import type { User } from './types';

interface SuccessorSelectProps {
  users: readonly User[];
  /** Whose records are handed over; of one organization. */
  from: readonly User[];
  value: string | null;
  onChange: (key: string | null) => void;
}

/** Whom records are handed over to: an active user of the same organization who may write. */
export function SuccessorSelect({ users, from, value, onChange }: SuccessorSelectProps) {
  const successors = users.filter(
    ({ key, organizationKey, accountType, deactivated, isPending }) =>
      from.every((one) => one.key !== key && one.organizationKey === organizationKey) &&
      accountMayWrite(accountType) &&
      !deactivated &&
      !isPending,
  );
  return (
    <Select
      label="Hand over to"
      searchable
      data={successors.map(({ key, name, email }) => ({ value: key, label: `${name} (${email})` }))}
      value={value}
      onChange={onChange}
      nothingFoundMessage="No active user of this organization"
    />
  );
}
