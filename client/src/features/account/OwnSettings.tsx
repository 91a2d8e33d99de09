import { useMutation, useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { KNOWN_SETTINGS } from '@stemma/shared/knownSettings';
import { messages } from '@stemma/shared/messages';
import { accountMayWrite } from '@stemma/shared/permissions';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import { SettingsForm } from '../../components/settings/SettingsForm';
import { useSettingsFailure } from '../../components/settings/useSettingsFailure';
import type { SentSetting } from '../../components/settings/values';
import { ErrorState } from '../../components/State';
import { forgetSettings } from '../../lib/settings';
import { ownSettingsQuery, saveSettings } from './documents';
import type { Account } from './types';
import classes from './UserPage.module.css';

const OWN = KNOWN_SETTINGS.filter(({ own }) => own);

/** What the user has otherwise than all; accounts that only view keep no settings. */
export function OwnSettings({ account }: { account: Account }) {
  const { data, error, loading, refetch } = useQuery(ownSettingsQuery, { fetchPolicy: 'cache-and-network' });
  const [save] = useMutation(saveSettings);
  const failed = Boolean(error && !data);
  useSettingsFailure(failed && accountMayWrite(account.accountType));
  if (!accountMayWrite(account.accountType)) return null;
  const saveChanged = async (input: SentSetting[]): Promise<boolean> => {
    try {
      const { ok, error: failure } = (await save({ variables: { input } })).data?.updateSettings ?? {};
      if (!ok) {
        notify('Error', failure?.message ?? messages.noDataReturned);
        return false;
      }
      forgetSettings();
      await refetch();
      notify('Message', t('Your settings are saved.'));
      return true;
    } catch (failure) {
      notify('Error', failure instanceof Error ? failure.message : messages.noDataReturned);
      return false;
    }
  };
  return (
    <section className={classes.card} aria-labelledby="own-settings">
      <h3 id="own-settings">{t('Settings')}</h3>
      {failed && (
        <ErrorState
          title={t('Your settings did not load')}
          text={messages.settingsFailed}
          busy={loading}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton h={140} radius="lg" />}
      {data && <SettingsForm known={OWN} settings={data.settings} onSave={saveChanged} />}
    </section>
  );
}
