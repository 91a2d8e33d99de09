import { useMutation, useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { KNOWN_SETTINGS, knownSetting, SECTION_LABELS } from '@stemma/shared/knownSettings';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { SettingsForm } from '../../../components/settings/SettingsForm';
import { useSettingsFailure } from '../../../components/settings/useSettingsFailure';
import type { SentSetting } from '../../../components/settings/values';
import { ErrorState } from '../../../components/State';
import { forgetSettings } from '../../../lib/settings';
import { faultOf } from '../fault';
import { globalSettingsQuery, saveGlobalSettings } from './documents';
import { OtherSettings } from './OtherSettings';
import classes from './Settings.module.css';

const SECTIONS = [...new Set(KNOWN_SETTINGS.map(({ section }) => section))];

/** The settings of all, by section; what a user chose for himself goes before them. */
export function SettingsSection() {
  const { data, error, loading, refetch } = useQuery(globalSettingsQuery, { fetchPolicy: 'cache-and-network' });
  const [save] = useMutation(saveGlobalSettings);
  const failed = Boolean(error && !data);
  useSettingsFailure(failed);
  const saveChanged = async (input: SentSetting[]): Promise<boolean> => {
    try {
      const fault = faultOf((await save({ variables: { input } })).data?.updateGlobalSettings);
      if (fault) {
        notify('Error', fault.message, 5000);
        return false;
      }
      forgetSettings();
      await refetch();
      notify('Message', t('The settings are saved.'));
      return true;
    } catch (failure) {
      notify('Error', failure instanceof Error ? failure.message : messages.noDataReturned);
      return false;
    }
  };
  if (failed) {
    return (
      <ErrorState
        title={t('The settings could not be read')}
        text={messages.settingsFailed}
        busy={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div className={classes.cards} aria-busy aria-label={t('Reading the settings')}>
        {SECTIONS.map((section) => (
          <Skeleton key={section} h={160} radius="lg" />
        ))}
      </div>
    );
  }
  const others = data.globalSettings.filter(({ section, property }) => !knownSetting(section, property));
  return (
    <div className={classes.cards}>
      {SECTIONS.map((section) => (
        <section key={section} className={classes.card} aria-labelledby={`settings-${section}`}>
          <h2 id={`settings-${section}`}>{SECTION_LABELS[section] ?? section}</h2>
          <SettingsForm
            known={KNOWN_SETTINGS.filter((known) => known.section === section)}
            settings={data.globalSettings}
            onSave={saveChanged}
          />
        </section>
      ))}
      <OtherSettings settings={others} onSave={saveChanged} />
    </div>
  );
}
