import { Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { PersonSelect } from '../PersonSelect';
import type { User } from './types';

interface SuccessorSelectProps {
  /** Whose records are handed over. */
  from: readonly User[];
  value: string | null;
  onChange: (key: string | null) => void;
}

/** Whom records are handed over to: an active user of the same organization who may write. */
export function SuccessorSelect({ from, value, onChange }: SuccessorSelectProps) {
  const [organization, another] = [...new Set(from.map(({ organizationKey }) => organizationKey))];
  if (another !== undefined) {
    return (
      <Text size="sm" role="alert">
        {t(
          'They are of several organizations, and records stay in theirs. Delete the users of one organization at a time.',
        )}
      </Text>
    );
  }
  return (
    <PersonSelect
      label={t('Hand over to')}
      find={{ organization: organization ?? null, successors: true }}
      except={from.map(({ key }) => key)}
      value={value}
      onChange={onChange}
      nothingFound={t('No active user of this organization who may write')}
    />
  );
}
