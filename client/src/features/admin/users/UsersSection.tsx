import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Skeleton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconSearch, IconUsers } from '@tabler/icons-react';
import { ErrorState, State } from '../../../components/State';
import { count } from '../../../lib/count';
import { usersQuery } from '../documents';
import classes from '../Admin.module.css';
import { DeleteUserDialog } from './DeleteUserDialog';
import { HandOverDialog } from './HandOverDialog';
import type { User } from './types';
import { UserDialog } from './UserDialog';
import { UserRow } from './UserRow';

type Open =
  { kind: 'new' } | { kind: 'edit' | 'handOver'; user: User } | { kind: 'delete'; users: readonly User[] } | null;

/** All users: found by a word, made, changed, deleted. */
export function UsersSection() {
  const { data, error, loading, refetch } = useQuery(usersQuery, { fetchPolicy: 'cache-and-network' });
  const [term, setTerm] = useState('');
  const [open, setOpen] = useState<Open>(null);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const wanted = term.trim().toLowerCase();
  const users = data?.users ?? [];
  const found = users.filter(({ name, email, organizationName }) =>
    [name, email, organizationName].some((text) => text.toLowerCase().includes(wanted)),
  );
  const chosen = found.filter(({ key }) => marked.has(key));
  const choose = ({ key }: User, isChosen: boolean) => {
    const next = new Set(marked);
    if (isChosen) next.add(key);
    else next.delete(key);
    setMarked(next);
  };
  const close = (changed = false) => {
    setOpen(null);
    if (changed) void refetch();
  };
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          label="Find users"
          placeholder="Name, e-mail or organization"
          leftSection={<IconSearch size={16} stroke={1.5} />}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        <div className={classes.end}>
          {chosen.length > 0 && (
            <Button color="red" variant="light" onClick={() => setOpen({ kind: 'delete', users: chosen })}>
              Delete {count(chosen.length)}
            </Button>
          )}
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} />}
            disabled={!data}
            onClick={() => setOpen({ kind: 'new' })}
          >
            New user
          </Button>
        </div>
      </div>
      <div className={classes.scroll}>
        {error && !data && (
          <ErrorState
            title="The users could not be read"
            text={error.message}
            busy={loading}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton h={320} radius="lg" />}
        {data && found.length === 0 && (
          <State
            icon={<IconUsers size={28} stroke={1.5} />}
            title="No users found"
            text="Try another word, or make a new user."
          />
        )}
        {found.length > 0 && (
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
                <th scope="col">Account</th>
                <th scope="col" className={classes.wide}>
                  Last seen
                </th>
                <th scope="col">
                  <VisuallyHidden>Actions</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              {found.map((user) => (
                <UserRow
                  key={user.key}
                  user={user}
                  chosen={marked.has(user.key)}
                  onChoose={(isChosen) => choose(user, isChosen)}
                  onEdit={() => setOpen({ kind: 'edit', user })}
                  onHandOver={() => setOpen({ kind: 'handOver', user })}
                  onDelete={() => setOpen({ kind: 'delete', users: [user] })}
                  onChanged={() => void refetch()}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
      {open && (open.kind === 'new' || open.kind === 'edit') && data && (
        <UserDialog
          user={open.kind === 'edit' ? open.user : undefined}
          organizations={data.organizations}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && <DeleteUserDialog chosen={open.users} users={users} onClose={close} />}
      {open?.kind === 'handOver' && <HandOverDialog user={open.user} users={users} onClose={() => close()} />}
    </>
  );
}
