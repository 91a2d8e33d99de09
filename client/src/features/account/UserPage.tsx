import { useQuery } from '@apollo/client/react';
import { Avatar, Badge, Button, Skeleton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { ErrorState } from '../../components/State';
import { initials } from '../../lib/initials';
import { SIGN_OUT } from '../../lib/session';
import { accountQuery } from './documents';
import { OwnDetails } from './OwnDetails';
import { Security } from './Security';
import { Sessions } from './Sessions';
import type { Account } from './types';
import classes from './UserPage.module.css';

const ACCOUNT_WORDS: Record<string, string> = { viewOnly: 'View only', None: 'Shared user' };

/** Who is signed in: his details, how he signs in, where he is signed in, and the way out. */
export function UserPage() {
  const navigate = useNavigate();
  const { data, error, refetch, loading } = useQuery(accountQuery);
  const account = data?.viewer;
  return (
    <>
      <PageHeader title="Your account">
        <Button
          variant="default"
          leftSection={<IconLogout size={18} stroke={1.5} />}
          onClick={() => void navigate('/', { state: SIGN_OUT })}
        >
          Sign out
        </Button>
      </PageHeader>
      <div className={classes.scroll}>
        {error && !account && (
          <ErrorState
            title="Your account could not be read"
            text={error.message}
            busy={loading}
            onRetry={() => void refetch()}
          />
        )}
        {!account && !error && <Skeleton h={240} maw={640} radius="lg" />}
        {account && (
          <>
            <Who account={account} />
            <OwnDetails account={account} />
            <Security account={account} onChanged={() => void refetch()} />
            <Sessions />
          </>
        )}
      </div>
    </>
  );
}

function Who({ account }: { account: Account }) {
  return (
    <section className={classes.who} aria-label="Signed in as">
      <Avatar size={64} radius="xl" variant="filled" color="violet" alt="">
        {initials(account.name)}
      </Avatar>
      <div className={classes.name}>
        <h2>{account.name}</h2>
        <p>
          {account.organizationName} · {ACCOUNT_WORDS[account.accountType] ?? account.accountType}
        </p>
        {account.isAdmin && (
          <Badge variant="light" tt="none">
            Administrator
          </Badge>
        )}
      </div>
    </section>
  );
}
