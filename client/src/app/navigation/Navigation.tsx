import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { Logo } from '../../components/Logo';
import { preload } from '../../lib/preload';
import { NavEntry } from './NavEntry';
import { bin, duplicates, groups } from '../../components/places';
import { useBinCount } from './useBinCount';
import classes from './Navigation.module.css';

/** The side navigation (SPEC §2.2); icons only where the window is narrow. */
export function Navigation() {
  const binCount = useBinCount();
  return (
    <nav className={classes.nav} aria-label={t('Main')}>
      <Link to="/overview" className={classes.logo} onPointerEnter={() => preload('/overview')}>
        <Logo />
        <span className={classes.wide}>{t('Stemma')}</span>
      </Link>
      {groups.map((group) => (
        <div key={group.name}>
          <h2 id={`nav-${group.name}`} className={classes.group}>
            {group.name}
          </h2>
          <ul className={classes.list} aria-labelledby={`nav-${group.name}`}>
            {group.entries.map((entry) => (
              <NavEntry key={entry.path} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
      <ul className={`${classes.list} ${classes.foot}`}>
        <NavEntry entry={duplicates} wideOnly />
        <NavEntry entry={bin} count={binCount} />
      </ul>
    </nav>
  );
}
