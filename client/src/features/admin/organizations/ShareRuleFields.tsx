import { Divider, Select, Switch } from '@mantine/core';
import type { ShareRules } from '@stemma/shared/rules/sharing';
import { t } from '@stemma/shared/language/translate';

const LONGEST = [
  { value: '', label: t('Any time') },
  { value: '1', label: t('24 Hours') },
  { value: '7', label: t('7 Days') },
  { value: '30', label: t('30 Days') },
];

interface ShareRuleFieldsProps {
  values: ShareRules;
  onChange: (part: Partial<ShareRules>) => void;
}

/** What an organization asks of its share links. */
export function ShareRuleFields({ values, onChange }: ShareRuleFieldsProps) {
  const { sharingOff, shareNeedsPassword, shareDaysMax } = values;
  return (
    <>
      <Divider label={t('Share links, also those that there are')} labelPosition="left" />
      <Switch
        label={t('Share links')}
        description={t('Switched off, none is made and none opens')}
        checked={!sharingOff}
        onChange={(event) => onChange({ sharingOff: !event.currentTarget.checked })}
      />
      <Switch
        label={t('With a password')}
        description={t('A link without one does not open until it has one')}
        disabled={sharingOff}
        checked={shareNeedsPassword}
        onChange={(event) => onChange({ shareNeedsPassword: event.currentTarget.checked })}
      />
      <Select
        label={t('Longest time to live')}
        disabled={sharingOff}
        allowDeselect={false}
        data={LONGEST}
        value={shareDaysMax === null ? '' : String(shareDaysMax)}
        onChange={(days) => onChange({ shareDaysMax: days ? Number(days) : null })}
      />
    </>
  );
}
