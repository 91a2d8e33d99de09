import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { useSession } from '../lib/session';
import { LazyMenu } from './floating/LazyMenu';
import { lazyComponent } from './lazyComponent';
import { UserAvatar } from './UserAvatar';
import classes from './UserMenu.module.css';

const dropdown = lazyComponent(() => import('./UserMenuDropdown').then((loaded) => loaded.UserMenuDropdown));

/** The signed-in user's avatar with his menu. Nothing when nobody is signed in. */
export function UserMenu() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { viewer } = session;
  return (
    <LazyMenu part={dropdown} given={{ viewer }}>
      <UnstyledButton className={classes.button}>
        <UserAvatar name={viewer.name} image={viewer.image} size={32} />
        <VisuallyHidden>{t('Account of {name}', { name: viewer.name })}</VisuallyHidden>
      </UnstyledButton>
    </LazyMenu>
  );
}
