import { t } from '@stemma/shared/language/translate';
import { useScreen } from '../lib/useScreen';
import { Logo } from './Logo';
import { narrowNavigation } from './narrowNavigation';
import classes from './ShellWaiting.module.css';

/** The shell's outline while the session is looked up and the shell loads. */
export function ShellWaiting() {
  const isIconOnly = useScreen(narrowNavigation(window.location.pathname));
  return (
    <div className={classes.shell} role="status" aria-busy="true" aria-label={t('Loading Stemma')}>
      <div className={classes.nav} data-icons={isIconOnly || undefined}>
        <Logo />
        <span>{t('Stemma')}</span>
      </div>
      <div className={classes.bar} />
    </div>
  );
}
