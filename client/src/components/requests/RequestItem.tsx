import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import type { SentRequest } from './documents';
import classes from './requests.module.css';

type Recipient = SentRequest['recipients'][number];

/** One request: when, of what, which documents, and how it went with each recipient. `named` says whose documents were asked for. */
export function RequestItem({ request, named }: { request: SentRequest; named: boolean }) {
  const { createdDate, entityName, fileNames, message, recipients } = request;
  return (
    <li className={classes.request}>
      <div className={classes.head}>
        {named && <bdi className={classes.name}>{entityName ?? t('Request for documents')}</bdi>}
        <time dateTime={createdDate}>{toShownDateTime(createdDate)}</time>
      </div>
      {fileNames.length > 0 && (
        <ul className={classes.files} aria-label={t('Documents')}>
          {fileNames.map((name, at) => (
            <li key={at}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {message.trim() && (
        <p className={classes.message} dir="auto">
          {message}
        </p>
      )}
      <ul className={classes.recipients} aria-label={t('Recipients')}>
        {recipients.map((recipient) => (
          <li key={recipient.address}>
            <span className={classes.address}>{recipient.address}</span>
            <State {...recipient} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const ICONS = { waiting: IconClock, sent: IconCheck, failed: IconAlertTriangle } as const;

function State({ state, sentDate, reason }: Recipient) {
  const Icon = ICONS[state];
  const said = reason && fromEnglish(reason);
  const text =
    state === 'sent'
      ? t('Sent {date}', { date: sentDate ? toShownDateTime(sentDate) : '' })
      : state === 'failed'
        ? t('Failed')
        : t('Waiting');
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={14} stroke={2} aria-hidden />
      <span>
        {text.trim()}
        {said && <small>{state === 'waiting' ? t('{reason} It is tried again.', { reason: said }) : said}</small>}
      </span>
    </span>
  );
}
