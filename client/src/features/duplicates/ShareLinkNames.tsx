import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import type { MergePreview } from './documents';
import classes from './Merge.module.css';

interface Props {
  links: MergePreview['shareLinksLessNamed'];
  /** How many there are with those that are not the reader's to know. */
  all: number;
}

/** Which share links are meant, as their list calls them; those of charts that the reader may not share are counted. */
export function ShareLinkNames({ links, all }: Props) {
  if (links.length === 0) return null;
  const others = all - links.length;
  return (
    <ul className={classes.named} aria-label={t('Share links')}>
      {links.map(({ name, createdDate }, at) => (
        <li key={at}>
          <bdi>{name}</bdi> · {t('created {date}', { date: toShownDate(createdDate) })}
        </li>
      ))}
      {others > 0 && <li>{t('{more} more', { more: others })}</li>}
    </ul>
  );
}
