import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { MessageForm } from './MessageForm';
import { RequestMailForm } from './RequestMailForm';
import classes from '../settings/Settings.module.css';

const KINDS = [
  { value: 'info', label: t('Message') },
  { value: 'request', label: t('Request for documents') },
];

/** Mail by administrators: a message, or a request for documents; what is typed in the one stays while the other is looked at. */
export function MailSection() {
  const [kind, setKind] = useState('info');
  return (
    <div className={classes.cards}>
      <SegmentedControl aria-label={t('What to send')} data={KINDS} value={kind} onChange={setKind} />
      <section className={classes.card} aria-labelledby="mail-form">
        <h2 id="mail-form">{kind === 'info' ? t('Send a message') : t('Ask for documents')}</h2>
        <p className={classes.note}>
          {t('Each recipient gets a message of their own, and sees nobody else’s address.')}
        </p>
        <div hidden={kind !== 'info'}>
          <MessageForm />
        </div>
        <div hidden={kind === 'info'}>
          <RequestMailForm />
        </div>
      </section>
    </div>
  );
}
