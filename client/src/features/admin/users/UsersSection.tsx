import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconSearch, IconUsers } from '@tabler/icons-react';
import { notify } from '../../../components/notify';
import { ErrorState, State } from '../../../components/State';
import { count } from '../../../lib/count';
import { organizationNamesQuery } from '../documents';
import classes from '../Admin.module.css';
import { DeleteUserDialog } from './DeleteUserDialog';
import { HandOverDialog } from './HandOverDialog';
import type { User } from './types';
import { UserDialog } from './UserDialog';
import { UserRow } from './UserRow';
import { useUsers } from './useUsers';

type Open =
  { kind: 'new' } | { kind: 'edit' | 'handOver'; user: User } | { kind: 'delete'; users: readonly User[] } | null;

/** All users: found by a word, made, changed, deleted. */
export function UsersSection() {
  const { term, setTerm, users, total, error, loading, more, refresh } = useUsers();
  const names = useQuery(organizationNamesQuery, { fetchPolicy: 'cache-and-network' });
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
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          label="Find users"
          placeholder="Name, e-mail or organization"
          leftSection={<IconSearch size={16} stroke={1.5} />}
          value={term}
          onChange={(event) => {
            setTerm(event.currentTarget.value);
            // What is chosen is what is seen.
            setMarked(new Map());
          }}
        />
        <div className={classes.end}>
          {chosen.length > 0 && (
            <Button color="red" variant="light" onClick={() => setOpen({ kind: 'delete', users: chosen })}>
              Delete {count(chosen.length)}
            </Button>
          )}
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} />}
            disabled={!names.data}
            onClick={() => setOpen({ kind: 'new' })}
          >
            New user
          </Button>
        </div>
      </div>
      <div className={classes.scroll}>
        {error && total === undefined && (
          <ErrorState title="The users could not be read" text={error.message} busy={loading} onRetry={readAgain} />
        )}
        {total === undefined && !error && <Skeleton h={320} radius="lg" />}
        {total === 0 && (
          <State
            icon={<IconUsers size={28} stroke={1.5} />}
            title="No users found"
            text="Try another word, or make a new user."
          />
        )}
        {users.length > 0 && (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col" className={classes.check}>
                  <VisuallyHidden>Chosen</VisuallyHidden>
                </th>
                <th scope="col">Name</th>
                <th scope="col" className={classes.wide}>
                  Organization
                </th>
                <th scope="col" className={classes.wide}>
                  Account
                </th>
                <th scope="col" className={classes.wide}>
                  Last seen
                </th>
                <th scope="col">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {users.map((user) => (
                <UserRow
                  key={user.key}
                  user={user}
                  chosen={marked.has(user.key)}
                  onChoose={(isChosen) => choose(user, isChosen)}
                  onEdit={() => setOpen({ kind: 'edit', user })}
                  onHandOver={() => setOpen({ kind: 'handOver', user })}
                  onDelete={() => setOpen({ kind: 'delete', users: [user] })}
                  onChanged={readAgain}
                />
              ))}
            </tbody>
          </table>
        )}
        {total !== undefined && users.length < total && (
          <div className={classes.more}>
            <Button
              variant="default"
              loading={loading}
              onClick={() => void more().catch((failure: Error) => notify('Error', failure.message))}
            >
              Show more
            </Button>
            <span className={classes.dim}>
              {count(users.length)} of {count(total)}
            </span>
          </div>
        )}
      </div>
      {open && (open.kind === 'new' || open.kind === 'edit') && names.data && (
        <UserDialog
          user={open.kind === 'edit' ? open.user : undefined}
          organizations={names.data.organizations}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <DeleteUserDialog chosen={open.users} onClose={close} />}
      {open?.kind === 'handOver' && <HandOverDialog user={open.user} onClose={() => close()} />}
    </>
  );
}
