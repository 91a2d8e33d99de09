import { useState } from 'react';
import { Checkbox, TextInput } from '@mantine/core';
import { isIsoDate, isoToday, toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { currentOwnershipSettings } from '../../../lib/ownership/settings';
import classes from '../Sharing.module.css';
import type { ShareLinkDraft } from './draft';

interface Props {
  draft: ShareLinkDraft;
  onChange: (part: Pick<ShareLinkDraft, 'asOf'>) => void;
}

/** The day as of which visitors see the chart, where it is not that of their visit; first that which is looked at. */
export function DayField({ draft: { asOf, ownership }, onChange }: Props) {
  const [offered, setOffered] = useState(() => asOf ?? currentOwnershipSettings().asOf ?? isoToday());
  return (
    <div className={classes.wide}>
      <Checkbox
        label={t('Show as of {toShownDate}', { toShownDate: toShownDate(asOf ?? offered) })}
        description={
          ownership
            ? t('Visitors begin with this day and may move it.')
            : t('Visitors see this day alone; without it, that of their visit.')
        }
        checked={asOf !== null}
        onChange={(event) => onChange({ asOf: event.currentTarget.checked ? offered : null })}
      />
      {asOf !== null && (
        <TextInput
          className={classes.day}
          size="xs"
          type="date"
          aria-label={t('The day that visitors see')}
          value={asOf}
          onChange={({ currentTarget: { value } }) => {
            if (value.length !== 10 || !isIsoDate(value)) return;
            setOffered(value);
            onChange({ asOf: value });
          }}
        />
      )}
    </div>
  );
}
