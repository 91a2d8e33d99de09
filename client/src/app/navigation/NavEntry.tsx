import { useMediaQuery } from '@mantine/hooks';
import { useLocation } from '../../lib/router/hooks';
import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { preload } from '../../lib/preload';
import { LazyTooltip } from '../../components/floating/LazyTooltip';
import type { NavigationEntry } from '../../components/places';
import { isCurrent, NARROW_NAVIGATION } from '../../components/places';
import classes from './Navigation.module.css';

/** One line of the side navigation; a count above zero stands in a badge; `wideOnly` leaves it out where the navigation lies along the bottom. */
export function NavEntry({
  entry,
  count = 0,
  wideOnly,
}: {
  entry: NavigationEntry;
  count?: number;
  wideOnly?: boolean;
}) {
  const { pathname } = useLocation();
  const narrow = useMediaQuery(NARROW_NAVIGATION);
  const { path, label, Icon } = entry;
  const load = () => preload(path);
  return (
    <li className={wideOnly ? classes.wideOnly : undefined}>
      <LazyTooltip label={label} position="right" withFocus disabled={!narrow}>
        <Link
          to={path}
          className={classes.entry}
          aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
          onPointerEnter={load}
          onFocus={load}
        >
          <Icon size={20} stroke={1.6} aria-hidden />
          <span className={classes.label}>{label}</span>
          {count > 0 && (
            <span className={classes.badge}>
              {count}
              <span className={classes.hidden}>{t('in the bin')}</span>
            </span>
          )}
        </Link>
      </LazyTooltip>
    </li>
  );
}
