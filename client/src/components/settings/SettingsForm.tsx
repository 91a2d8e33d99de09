import { useState } from 'react';
import { Button, Group, NumberInput, Select, Stack, Switch } from '@mantine/core';
import type { KnownSetting } from '@stemma/shared/knownSettings';
import { settingFault } from '@stemma/shared/knownSettings';
import { messages } from '@stemma/shared/messages';
import type { SettingsValue } from '@stemma/shared/settings';
import { t } from '@stemma/shared/language/translate';
import { useLeaveGuard } from '../../lib/leaveGuard';
import type { SentSetting } from './values';
import { valueIn } from './values';

interface SettingsFormProps {
  known: readonly KnownSetting[];
  /** As they were read. */
  settings: readonly SentSetting[];
  /** Sends what was changed; answers whether it is kept. */
  onSave: (changed: SentSetting[]) => Promise<boolean>;
}

const nameOf = ({ section, property }: KnownSetting) => `${section}.${property}`;

/** Some settings, changed together. */
export function SettingsForm({ known, settings, onSave }: SettingsFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, SettingsValue>>>({});
  const [busy, setBusy] = useState(false);
  const shown = known.map((one) => {
    const typedValue = typed[nameOf(one)];
    return { one, value: typedValue === undefined ? valueIn(settings, one) : typedValue };
  });
  const changed = shown.filter(({ one, value }) => value !== valueIn(settings, one));
  useLeaveGuard({ unsaved: () => changed.length > 0, question: messages.unsavedWork });
  const isWrong = shown.some(({ one, value }) => settingFault(one, value) !== undefined);
  const submit = async () => {
    if (isWrong || busy) return;
    setBusy(true);
    const saved = await onSave(
      changed.map(({ one: { section, property }, value }) => ({ section, property, value: JSON.stringify(value) })),
    );
    setBusy(false);
    if (saved) setTyped({});
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="md">
        {shown.map(({ one, value }) => (
          <Field
            key={nameOf(one)}
            one={one}
            value={value}
            onChange={(next) => setTyped({ ...typed, [nameOf(one)]: next })}
          />
        ))}
        {changed.length > 0 && (
          <Group justify="flex-end">
            <Button variant="default" disabled={busy} onClick={() => setTyped({})}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={isWrong} loading={busy}>
              {t('Save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

interface FieldProps {
  one: KnownSetting;
  value: SettingsValue;
  onChange: (value: SettingsValue) => void;
}

function Field({ one, value, onChange }: FieldProps) {
  const { label, description, takes } = one;
  if (takes === 'yesOrNo') {
    return (
      <Switch
        label={label}
        description={description}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if ('words' in takes) {
    const { words, none } = takes;
    return (
      <Select
        label={label}
        description={description}
        maw={320}
        searchable
        allowDeselect={false}
        data={words.map((word, at) => ({ value: word, label: at === 0 ? none : word }))}
        value={typeof value === 'string' ? value : null}
        onChange={(next) => next !== null && onChange(next)}
        error={settingFault(one, value)}
      />
    );
  }
  return (
    <NumberInput
      label={label}
      description={description}
      maw={320}
      allowDecimal={false}
      clampBehavior="none"
      thousandSeparator=","
      suffix={takes.unit ?? ''}
      placeholder={takes.empty ?? ''}
      value={typeof value === 'number' ? value : ''}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
      error={settingFault(one, value)}
    />
  );
}
