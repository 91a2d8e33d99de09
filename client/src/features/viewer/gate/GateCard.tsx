import { useEffect, useId, type ReactNode } from 'react';
import { Button, Loader } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { Logo } from '../../../components/Logo';
import { removeOpeningPicture } from '../../../lib/openingPicture';
import { usePageTitle } from '../../../lib/pageTitle';
import classes from './GateCard.module.css';
import { PasswordForm } from './PasswordForm';
import type { ShareLinkGate } from './useShareLinkGate';

/** What a visitor sees until a link is open: one calm card. */
export function GateCard({ gate: { state, enter, again } }: { gate: ShareLinkGate }) {
  usePageTitle(t('Shared chart'));
  useEffect(removeOpeningPicture, []);
  switch (state.at) {
    case 'asking':
    case 'open':
      return (
        <Card title={t('Opening the chart')}>
          <p role="status" className={classes.waiting}>
            <Loader size={16} aria-hidden />
            {t('A moment, please.')}
          </p>
        </Card>
      );
    case 'password':
      return (
        <Card title={t('A chart is shared with you')} text={t('Enter the password that you were given for it.')}>
          <PasswordForm notice={state.notice} refusal={state.refusal} onEnter={enter} />
        </Card>
      );
    case 'ended':
      return (
        <Card title={t('This visit has ended')} text={t('The link was changed, or it was open for a long time.')}>
          <Button onClick={again}>{t('Open it again')}</Button>
        </Card>
      );
    case 'closed':
      return <Card title={t('The chart is not open')} text={state.message} alert />;
    case 'failed':
      return (
        <Card title={t('The link did not open')} text={state.message} alert>
          <Button onClick={again}>{t('Try again')}</Button>
        </Card>
      );
  }
}

function Card(props: { title: string; text?: string; alert?: boolean; children?: ReactNode }) {
  const { title, text, alert = false, children } = props;
  const id = useId();
  return (
    <main className={classes.page}>
      <section className={classes.card} aria-labelledby={id}>
        <div className={classes.brand}>
          <Logo />
          {t('Stemma')}
        </div>
        <h1 id={id}>{title}</h1>
        {text && <p {...(alert && { role: 'alert' })}>{text}</p>}
        {children}
      </section>
    </main>
  );
}
