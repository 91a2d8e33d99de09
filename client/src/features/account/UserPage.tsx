import { useQuery } from '@apollo/client/react';
import { Button, Skeleton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from '../../lib/router/hooks';
import { t } from '@stemma/shared/language/translate';
import { PageHeader } from '../../components/PageHeader';
import { ErrorState } from '../../components/State';
import { SIGN_OUT } from '../../lib/session';
import { accountQuery } from './documents';
import { OwnDetails } from './OwnDetails';
import { OwnSettings } from './OwnSettings';
import { Security } from './Security';
import { Sessions } from './Sessions';
import { Who } from './Who';
import classes from './UserPage.module.css';

/** Who is signed in: his picture and details, his settings, how he signs in, where he is signed in, and the way out. */
export function UserPage() {
  const navigate = useNavigate();
  const { data, error, refetch, loading } = useQuery(accountQuery);
  const account = data?.viewer;
  return (
    <>
      <PageHeader title={t('Your account')}>
        <Button
          variant="default"
          leftSection={<IconLogout size={18} stroke={1.5} />}
          onClick={() => void navigate('/', { state: SIGN_OUT })}
        >
          {t('Sign out')}
        </Button>
      </PageHeader>
      <div className={classes.scroll}>
        {error && !account && (
          <ErrorState
            title={t('Your account could not be read')}
            text={error.message}
            busy={loading}
            onRetry={() => void refetch()}
          />
        )}
        {!account && !error && <Skeleton h={240} maw={640} radius="lg" />}
        {account && (
          <>
            <Who account={account} onChanged={() => void refetch()} />
            <OwnDetails account={account} />
            <Security account={account} onChanged={() => void refetch()} />
            <OwnSettings account={account} />
            <Sessions />
          </>
        )}
      </div>
    </>
  );
}
