import { Checkbox, NumberInput, Select, TextInput } from '@mantine/core';
import { isIsoDate } from '@stemma/shared/dates';
import type { Basis } from '@stemma/shared/ownership/types';
import { PRESET_DESCRIPTIONS } from '@stemma/shared/ownership/presets';
import { t } from '@stemma/shared/language/translate';
import { changeOwnership, dayOf, thresholdOf, useOwnershipSettings } from '../../lib/ownership/settings';
import type { PartyChoice } from './choices';
import { ListedByTag } from './ListedByTag';
import { ListedParties } from './ListedParties';
import { OwnRules } from './OwnRules';
import classes from './Ownership.module.css';
import { BASIS_CHOICES, PRESET_CHOICES } from './settingChoices';

/** As of when, on which basis, by which rules; `parties` can be chosen as listed. */
export function SettingsRow({ parties }: { parties: readonly PartyChoice[] }) {
  const settings = useOwnershipSettings();
  const threshold = thresholdOf(settings);
  const { isSanctions, hasFixedThreshold } = PRESET_DESCRIPTIONS[settings.preset];
  return (
    <div className={classes.settings}>
      <TextInput
        size="xs"
        type="date"
        label={t('As of')}
        value={dayOf(settings)}
        onChange={({ currentTarget: { value } }) => {
          if (value === '' || isIsoDate(value)) changeOwnership({ asOf: value || null });
        }}
      />
      <Select
        size="xs"
        label={t('Rules')}
        allowDeselect={false}
        value={settings.preset}
        data={PRESET_CHOICES}
        onChange={(value) => value && changeOwnership({ preset: value, threshold: null })}
      />
      <Select
        size="xs"
        label={t('Basis')}
        allowDeselect={false}
        value={settings.basis}
        data={BASIS_CHOICES}
        onChange={(value) => value && changeOwnership({ basis: value as Basis })}
      />
      {!hasFixedThreshold && (
        <NumberInput
          size="xs"
          label={threshold.inclusive ? t('Threshold (at least, %)') : t('Threshold (more than, %)')}
          min={0}
          max={100}
          step={0.01}
          decimalScale={2}
          clampBehavior="strict"
          value={threshold.percent}
          onChange={(value) => {
            if (typeof value === 'number') changeOwnership({ threshold: { ...threshold, percent: value } });
          }}
        />
      )}
      {isSanctions && (
        <>
          <ListedParties choices={parties} />
          <ListedByTag choices={parties} />
        </>
      )}
      {settings.preset === 'own' && <OwnRules threshold={threshold} />}
      <Checkbox
        size="xs"
        label={t('Leave out undated')}
        style={{ alignSelf: 'end', paddingBottom: 8 }}
        checked={settings.leaveOutUndated}
        onChange={({ currentTarget }) => changeOwnership({ leaveOutUndated: currentTarget.checked })}
      />
    </div>
  );
}
