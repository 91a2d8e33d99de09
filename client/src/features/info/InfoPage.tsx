import { Button } from '@mantine/core';
import { useLocation } from '../../lib/router/hooks';
import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { Logo } from '../../components/Logo';
import { useSession } from '../../lib/session';
import { infos, notFound } from './pages';
import classes from './InfoPage.module.css';

/** A page outside the shell that explains itself and leads on. */
export function InfoPage() {
  const { pathname } = useLocation();
  const session = useSession();
  const { heading, text } = infos[pathname.split('/')[1] ?? ''] ?? notFound;
  const signedIn = session.status === 'signedIn';
  return (
    <main className={classes.page}>
      <div className={classes.card}>
        <div className={classes.brand}>
          <Logo />
          {t('Stemma')}
        </div>
        <h1>{heading}</h1>
        <p>{text}</p>
        <Button component={Link} to={signedIn ? '/overview' : '/login'}>
          {signedIn ? t('Go to All Charts') : t('Go to sign-in')}
        </Button>
      </div>
    </main>
  );
}
