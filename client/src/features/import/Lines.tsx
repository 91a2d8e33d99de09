import { t } from '@stemma/shared/language/translate';
import classes from './ImportDialog.module.css';

const SHOWN = 200;

/** A list that opens; the first 200 lines of it. Nothing where there are none. */
export function Lines({ title, lines }: { title: string; lines: readonly { code?: string; text: string }[] }) {
  if (lines.length === 0) return null;
  const more = lines.length - SHOWN;
  return (
    <details className={classes.lines}>
      <summary>
        {title} ({lines.length})
      </summary>
      <ul tabIndex={0} aria-label={title}>
        {lines.slice(0, SHOWN).map(({ code, text }, index) => (
          <li key={index}>
            {code && <code>{code}</code>}
            {text}
          </li>
        ))}
        {more > 0 && <li>{t('and {more} more; the downloaded report has them all.', { more })}</li>}
      </ul>
    </details>
  );
}
