import { useState } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { useLeaveGuard } from '../../../lib/leaveGuard';
import type { SentSetting } from '../../../components/settings/values';
import classes from './Settings.module.css';

interface OtherSettingsProps {
  settings: readonly SentSetting[];
  onSave: (changed: SentSetting[]) => Promise<boolean>;
}

const EMPTY: SentSetting = { section: '', property: '', value: '' };
const nameOf = ({ section, property }: SentSetting) => `${section}.${property}`;

/** A value as typed: a number, true or false, null for nothing, and all else is text. */
function asJson(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || ['number', 'boolean', 'string'].includes(typeof value)) return JSON.stringify(value);
  } catch {
    // Words are no JSON.
  }
  return JSON.stringify(text);
}

/** A text is shown without its quotes, unless it would then read as something else. */
function asTyped(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' && asJson(value) === json ? value : json;
}

/** What programs keep beside the product's own settings, by section. */
export function OtherSettings({ settings, onSave }: OtherSettingsProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [added, setAdded] = useState<SentSetting | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const changed = settings
    .map((one) => ({ ...one, value: asJson(typed[nameOf(one)] ?? asTyped(one.value)) }))
    .filter((one, at) => one.value !== settings[at]?.value);
  const isAdding = Object.values<string>({ ...added }).some((text) => text.trim() !== '');
  useLeaveGuard({ unsaved: () => isAdding || changed.length > 0, question: messages.unsavedWork });
  const send = async () => {
    setTried(true);
    if (busy || (added && !(added.section.trim() && added.property.trim()))) return;
    setBusy(true);
    const fresh = added && {
      section: added.section.trim(),
      property: added.property.trim(),
      value: asJson(added.value),
    };
    const saved = await onSave(fresh ? [...changed, fresh] : changed);
    setBusy(false);
    if (saved) reset();
  };
  const reset = () => {
    setTyped({});
    setAdded(null);
    setTried(false);
  };
  const field = (name: keyof SentSetting, label: string) => (
    <TextInput
      label={label}
      required={name !== 'value'}
      value={added?.[name] ?? ''}
      onChange={(event) => setAdded({ ...EMPTY, ...added, [name]: event.currentTarget.value })}
      error={tried && name !== 'value' && !added?.[name].trim() ? messages.required : undefined}
    />
  );
  return (
    <section className={classes.card} aria-labelledby="settings-other">
      <h2 id="settings-other">{t('Kept for programs')}</h2>
      <p className={classes.note}>
        {t('Stemma keeps these and does not follow them itself. A value is a text, a number, true, false or null.')}
      </p>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {settings.map((one) => (
          <TextInput
            key={nameOf(one)}
            label={nameOf(one)}
            value={typed[nameOf(one)] ?? asTyped(one.value)}
            onChange={(event) => setTyped({ ...typed, [nameOf(one)]: event.currentTarget.value })}
          />
        ))}
        {added && (
          <div className={classes.added} role="group" aria-label={t('New setting')}>
            {field('section', t('Section'))}
            {field('property', t('Property'))}
            {field('value', t('Value'))}
          </div>
        )}
        <Group justify="flex-end">
          {!added && (
            <Button variant="default" mr="auto" onClick={() => setAdded(EMPTY)}>
              {t('New setting')}
            </Button>
          )}
          {(added || changed.length > 0) && (
            <>
              <Button variant="default" disabled={busy} onClick={reset}>
                {t('Cancel')}
              </Button>
              <Button type="submit" loading={busy}>
                {t('Save')}
              </Button>
            </>
          )}
        </Group>
      </form>
    </section>
  );
}
