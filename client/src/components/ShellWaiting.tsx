import { t } from '@stemma/shared/language/translate';
import { Logo } from './Logo';
import classes from './ShellWaiting.module.css';

/** The shell's outline while the session is looked up and the shell loads. */
export function ShellWaiting() {
  return (
    <div className={classes.shell} role="status" aria-busy="true" aria-label={t('Loading Stemma')}>
      <div className={classes.nav}>
        <Logo />
        <span>{t('Stemma')}</span>
      </div>
      <div className={classes.bar} />
    </div>
  );
}
