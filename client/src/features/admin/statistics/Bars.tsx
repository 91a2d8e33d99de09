import type { ReactNode } from 'react';
import { t } from '@stemma/shared/language/translate';
import { count } from '../../../lib/count';
import classes from './Statistics.module.css';

export interface Bar {
  key: string;
  label: ReactNode;
  value: number;
}

/** Numbers as bars from the same line, each with its number; a table for those who do not see them. */
export function Bars({ caption, of, bars }: { caption: string; of: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <table className={classes.bars}>
      <caption className={classes.hidden}>{caption}</caption>
      <thead className={classes.hidden}>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t('Number')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>
              <div className={classes.line}>
                <div className={classes.bar} style={{ width: `${(value / most) * 100}%` }} aria-hidden />
                <span>{count(value)}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
