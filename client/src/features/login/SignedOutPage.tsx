import type { FormEvent, ReactNode } from 'react';
import { Anchor } from '@mantine/core';
import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { Logo } from '../../components/Logo';
import { LoginDrawing } from './LoginDrawing';
import classes from './LoginPage.module.css';

interface SignedOutPageProps {
  title: string;
  lead?: ReactNode;
  /** What Enter and the main button do; none for a page that only tells something. */
  onSubmit?: () => void;
  /** A way back to signing in stands at the foot. */
  back?: boolean;
  children: ReactNode;
}

/** The frame of the pages for those who are not signed in: a form beside a drawing. */
export function SignedOutPage({ title, lead, onSubmit, back = false, children }: SignedOutPageProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <div className={classes.page}>
      <main className={classes.side}>
        <form className={classes.form} onSubmit={submit} noValidate aria-label={title}>
          <div className={classes.brand}>
            <Logo size={28} />
            {t('Stemma')}
          </div>
          <h1 className={classes.title}>{title}</h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
          {back && (
            <div className={classes.links}>
              <Anchor component={Link} to="/login" size="sm">
                {t('Back to sign in')}
              </Anchor>
            </div>
          )}
        </form>
      </main>
      <LoginDrawing />
    </div>
  );
}
