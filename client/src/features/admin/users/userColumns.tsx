import { Badge, Checkbox } from '@mantine/core';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { Narrow, RowName } from '../table/AdminTable';
import type { AdminColumn } from '../table/AdminTable';
import { ACCOUNT_TYPE_LABELS } from './accountTypeLabels';
import type { User } from './types';

interface UserChoice {
  /** Keys of who is chosen for what is done with many; the own account cannot be. */
  chosen: { has: (key: string) => boolean };
  ownKey: string | undefined;
  onChoose: (user: User, isChosen: boolean) => void;
}

/** What the table says of each user. */
export function userColumns({ chosen, ownKey, onChoose }: UserChoice): AdminColumn<User>[] {
  return [
    {
      label: t('Chosen'),
      isLabelHidden: true,
      isTight: true,
      cell: (user) => (
        <Checkbox
          size="xs"
          aria-label={t('Choose {name}', { name: user.name })}
          checked={chosen.has(user.key)}
          disabled={user.key === ownKey}
          onChange={(event) => onChoose(user, event.currentTarget.checked)}
        />
      ),
    },
    {
      label: t('Name'),
      cell: (user) => (
        <>
          <RowName name={user.name} below={user.email} />
          <Narrow>
            {user.organizationName} · <Account user={user} />
          </Narrow>
        </>
      ),
    },
    { label: t('Organization'), isWide: true, cell: ({ organizationName }) => organizationName },
    { label: t('Account'), isWide: true, cell: (user) => <Account user={user} /> },
    {
      label: t('Last seen'),
      isWide: true,
      isOneLine: true,
      cell: ({ lastAccessed }) => (lastAccessed ? toShownDateTime(lastAccessed) : 'never'),
    },
  ];
}

function Account({ user }: { user: User }) {
  const marks = [
    [user.isAdmin, t('Administrator'), 'teal'],
    [user.isPending, t('Waits for activation'), 'orange'],
    [user.deactivated, t('Deactivated'), 'red'],
    [user.hasSecondFactor, '2FA', 'gray'],
  ] as const;
  return (
    <>
      {ACCOUNT_TYPE_LABELS[user.accountType]}{' '}
      {marks
        .filter(([is]) => is)
        .map(([, label, color]) => (
          <Badge key={label} variant="light" color={color} c="var(--mantine-color-text)" tt="none" mr={4}>
            {label}
          </Badge>
        ))}
    </>
  );
}
