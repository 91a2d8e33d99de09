import { isIsoDate, toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { Clamped } from './Clamped';
import classes from './Lookups.module.css';

/** What a record says, in columns; its labels come in English. */
export function FactsOf({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>
            <Clamped text={isIsoDate(value) ? toShownDate(value) : value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
