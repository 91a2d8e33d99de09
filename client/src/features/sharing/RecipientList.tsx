import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { toShownDate, toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import type { Recipient } from './documents';
import classes from './Sharing.module.css';

const ICONS = { waiting: IconClock, sent: IconCheck, failed: IconAlertTriangle } as const;
const LABELS = { waiting: t('Sending'), sent: t('Sent'), failed: t('Not delivered') } as const;

/** Whom a link was sent to, and how it went. */
export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  if (recipients.length === 0) return null;
  return (
    <section className={classes.sentTo}>
      <h3>{t('Sent to before')}</h3>
      <ul aria-label={t('Sent to before')}>
        {recipients.map(({ address, state, sentDate, reason }) => {
          const Icon = ICONS[state];
          return (
            <li key={address}>
              <span className={classes.address}>{address}</span>
              <span
                className={classes.state}
                data-state={state}
                title={sentDate ? toShownDateTime(sentDate) : undefined}
              >
                <Icon size={14} stroke={2} aria-hidden />
                {LABELS[state]}
                {sentDate && <time dateTime={sentDate}>{toShownDate(sentDate)}</time>}
              </span>
              {reason && <small>{fromEnglish(reason)}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
