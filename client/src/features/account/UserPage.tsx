import { Avatar, Badge, Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { PageHeader } from '../../components/PageHeader';
import { initials } from '../../lib/initials';
import { SIGN_OUT, useSession } from '../../lib/session';
import classes from './UserPage.module.css';

const ACCOUNT_WORDS: Record<string, string> = { viewOnly: 'View only', None: 'Shared user' };

/** Who is signed in, and the way out. */
export function UserPage() {
  const session = useSession();
  const navigate = useNavigate();
  if (session.status !== 'signedIn') return null;
  const { viewer } = session;
  const facts = [
    ['E-mail', viewer.email],
    ['Organization', viewer.organizationName],
    ['Account', ACCOUNT_WORDS[viewer.accountType] ?? viewer.accountType],
  ] as const;
  return (
    <>
      <PageHeader title="Your account" />
      <div className={classes.scroll}>
        <section className={classes.card} aria-label="Signed in as">
          <div className={classes.who}>
            <Avatar size={64} radius="xl" variant="filled" color="violet" alt="">
              {initials(viewer.name)}
            </Avatar>
            <div className={classes.name}>
              <h2>{viewer.name}</h2>
              {viewer.isAdmin && (
                <Badge variant="light" tt="none">
                  Administrator
                </Badge>
              )}
            </div>
          </div>
          <dl className={classes.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={classes.note}>Changing these details, your password and two-factor sign-in will be here.</p>
          <Button
            variant="default"
            leftSection={<IconLogout size={18} stroke={1.5} />}
            onClick={() => void navigate('/', { state: SIGN_OUT })}
          >
            Sign out
          </Button>
        </section>
      </div>
    </>
  );
}
