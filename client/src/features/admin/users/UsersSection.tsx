import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, TextInput } from '@mantine/core';
import { IconPlus, IconSearch, IconUsers } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { count } from '../../../lib/count';
import { useSession } from '../../../lib/session';
import { organizationNamesQuery } from '../documents';
import type { AdminColumn } from '../table/AdminTable';
import { AdminTableSection } from '../table/AdminTableSection';
import { DeleteUserDialog } from './DeleteUserDialog';
import { TransferRecordsDialog } from './TransferRecordsDialog';
import type { User } from './types';
import { UserActions } from './UserActions';
import { userColumns } from './userColumns';
import { UserDialog } from './UserDialog';
import { useUsers } from './useUsers';

type Open =
  { kind: 'new' } | { kind: 'edit' | 'handOver'; user: User } | { kind: 'delete'; users: readonly User[] } | null;

/** All users: found by a word, made, changed, deleted. */
export function UsersSection() {
  const { term, setTerm, users, total, error, loading, more, refresh } = useUsers();
  const names = useQuery(organizationNamesQuery, { fetchPolicy: 'cache-and-network' });
  const session = useSession();
  const ownKey = session.status === 'signedIn' ? session.viewer.key : undefined;
  const [open, setOpen] = useState<Open>(null);
  const [marked, setMarked] = useState<ReadonlyMap<string, User>>(new Map());
  const chosen = [...marked.values()];
  const choose = (user: User, isChosen: boolean) => {
    const next = new Map(marked);
    if (isChosen) next.set(user.key, user);
    else next.delete(user.key);
    setMarked(next);
  };
  const readAgain = () => void refresh().catch((failure: Error) => notify('Error', failure.message));
  const close = (changed = false) => {
    if (open?.kind === 'delete' && changed) {
      const gone = new Set(open.users.map(({ key }) => key));
      setMarked(new Map([...marked].filter(([key]) => !gone.has(key))));
    }
    setOpen(null);
    if (changed) readAgain();
  };
  const columns: AdminColumn<User>[] = [
    ...userColumns({ chosen: marked, ownKey, onChoose: choose }),
    {
      label: t('Actions'),
      isLabelHidden: true,
      cell: (user) => (
        <UserActions
          user={user}
          isOwn={user.key === ownKey}
          onEdit={() => setOpen({ kind: 'edit', user })}
          onTransfer={() => setOpen({ kind: 'handOver', user })}
          onDelete={() => setOpen({ kind: 'delete', users: [user] })}
          onChanged={readAgain}
        />
      ),
    },
  ];
  return (
    <>
      <AdminTableSection
        label={t('Users')}
        columns={columns}
        rows={total === undefined ? undefined : users}
        keyOf={({ key }) => key}
        isLoading={loading}
        failure={{ title: t('The users could not be read'), error, onRetry: readAgain }}
        empty={{
          icon: <IconUsers size={28} stroke={1.5} />,
          title: t('No users found'),
          text: t('Try another word, or make a new user.'),
        }}
        more={total !== undefined && users.length < total && more}
        moreNote={t('{at} of {count}', { at: count(users.length), count: count(total ?? 0) })}
        search={
          <TextInput
            label={t('Find users')}
            placeholder={t('Name, e-mail or organization')}
            leftSection={<IconSearch size={16} stroke={1.5} />}
            value={term}
            onChange={(event) => {
              setTerm(event.currentTarget.value);
              // What is chosen is what is seen.
              setMarked(new Map());
            }}
          />
        }
        actions={
          <>
            {chosen.length > 0 && (
              <Button color="red" variant="light" onClick={() => setOpen({ kind: 'delete', users: chosen })}>
                {t('Delete {count}', { count: count(chosen.length) })}
              </Button>
            )}
            <Button
              leftSection={<IconPlus size={18} stroke={1.5} />}
              disabled={!names.data}
              onClick={() => setOpen({ kind: 'new' })}
            >
              {t('New user')}
            </Button>
          </>
        }
      />
      {open && (open.kind === 'new' || open.kind === 'edit') && names.data && (
        <UserDialog
          user={open.kind === 'edit' ? open.user : undefined}
          organizations={names.data.organizations}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <DeleteUserDialog chosen={open.users} onClose={close} />}
      {open?.kind === 'handOver' && <TransferRecordsDialog user={open.user} onClose={() => close()} />}
    </>
  );
}
