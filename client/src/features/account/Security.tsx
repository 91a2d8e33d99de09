import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Badge, Button } from '@mantine/core';
import { Link } from '../../lib/router/Link';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import { notify } from '../../components/notify';
import { lazyComponent } from '../../components/lazyComponent';
import { RecoveryCodes } from '../../components/secondFactor/RecoveryCodes';
import { renewCodes, switchOff } from './documents';
import type { Account } from './types';
import classes from './UserPage.module.css';

const setUp = lazyComponent(() =>
  import('../../components/secondFactor/SetUpDialog').then((loaded) => loaded.SetUpDialog),
);
const authorize = lazyComponent(() =>
  import('../../components/secondFactor/AuthorizeDialog').then((loaded) => loaded.AuthorizeDialog),
);

type Open = 'setUp' | 'switchOff' | 'renew' | { codes: readonly string[] } | null;

/** How the user signs in: password, second factor, recovery codes. */
export function Security({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const [open, setOpen] = useState<Open>(null);
  const { hasSecondFactor, mustHaveSecondFactor } = account;
  const close = () => setOpen(null);
  return (
    <section className={classes.card} aria-labelledby="own-security">
      <h3 id="own-security">{t('Signing in')}</h3>
      <div className={classes.row}>
        <div>
          <b>{t('Password')}</b>
          <p>{t('Your other sessions end when you change it.')}</p>
        </div>
        <Button component={Link} to="/change" variant="default">
          {t('Change password')}
        </Button>
      </div>
      <div className={classes.row}>
        <div>
          <b>{t('Two-factor sign-in')}</b>{' '}
          <Badge variant="light" color={hasSecondFactor ? 'teal' : 'gray'} tt="none">
            {hasSecondFactor ? t('On') : t('Off')}
          </Badge>
          <p>
            {mustHaveSecondFactor && hasSecondFactor
              ? t('Your organization asks for it.')
              : t('An authenticator app shows a code that is asked for with your password.')}
          </p>
        </div>
        {hasSecondFactor ? (
          !mustHaveSecondFactor && (
            <Button variant="default" onClick={() => setOpen('switchOff')}>
              {t('Switch off')}
            </Button>
          )
        ) : (
          <Button onClick={() => setOpen('setUp')}>{t('Set up')}</Button>
        )}
      </div>
      {hasSecondFactor && (
        <div className={classes.row}>
          <div>
            <b>{t('Recovery codes')}</b>
            <p>{t('They sign you in without your app. New ones replace the former ones.')}</p>
          </div>
          <Button variant="default" onClick={() => setOpen('renew')}>
            {t('New codes')}
          </Button>
        </div>
      )}
      {open === 'setUp' && (
        <setUp.Component
          onClose={(done) => {
            close();
            if (done) onChanged();
          }}
        />
      )}
      <CodeDialogs open={open} onOpen={setOpen} onChanged={onChanged} />
    </section>
  );
}

interface CodeDialogsProps {
  open: Open;
  onOpen: (open: Open) => void;
  onChanged: () => void;
}

function CodeDialogs({ open, onOpen, onChanged }: CodeDialogsProps) {
  const [off] = useMutation(switchOff);
  const [renew] = useMutation(renewCodes);
  const close = () => onOpen(null);
  const doSwitchOff = async (code: string) => {
    const { ok, error } = (await off({ variables: { code } })).data?.disableSecondFactor ?? {};
    if (!ok) return error?.message ?? '';
    close();
    onChanged();
    notify('Message', t('Two-factor sign-in is off.'));
    return undefined;
  };
  const doRenew = async (code: string) => {
    const { ok, error } = (await renew({ variables: { code } })).data?.renewRecoveryCodes ?? {};
    if (!ok) return error?.message ?? '';
    onOpen({ codes: ok });
    return undefined;
  };
  if (open === 'switchOff') {
    return (
      <authorize.Component
        text={t('Enter a code to switch two-factor sign-in off.')}
        onAuthorize={doSwitchOff}
        onClose={close}
      />
    );
  }
  if (open === 'renew') {
    return (
      <authorize.Component text={t('Enter a code to make new recovery codes.')} onAuthorize={doRenew} onClose={close} />
    );
  }
  if (open === null || open === 'setUp') return null;
  return (
    <Dialog title={t('Recovery codes')} size={480} busy onClose={close}>
      <RecoveryCodes codes={open.codes} onDone={close} />
    </Dialog>
  );
}
