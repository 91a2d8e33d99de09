import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Button, Divider, Group, NumberInput, Switch, Textarea, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { domainLines, wordingFaults } from '@stemma/shared/rules/requestWording';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { notify } from '../../../components/notify';
import { newKey } from '../../../lib/newKey';
import { addOrganization, changeOrganization } from '../documents';
import { changedOf } from '../changedOf';
import type { Fault } from '../fault';
import { faultOf } from '../fault';
import classes from '../Admin.module.css';
import { RequestWordingFields } from './RequestWordingFields';
import { ShareRuleFields } from './ShareRuleFields';
import type { Organization } from './types';

interface OrganizationDialogProps {
  /** None for a new one. */
  organization: Organization | undefined;
  onClose: (changed?: boolean) => void;
}

const NUMBERS = [
  ['passwordMin', t('Characters of a password'), limits.passwordMin, limits.passwordMin, 64, ''],
  ['sessionHours', t('Length of a session'), limits.sessionHours, 1, 24 * 7, ' h'],
  ['fileQuotaMegabytes', t('Room for files'), undefined, 0, 100_000_000, ' MB'],
] as const;
type NumberField = (typeof NUMBERS)[number][0];

/** An organization is made or changed, with what it asks of its users. */
export function OrganizationDialog({ organization, onClose }: OrganizationDialogProps) {
  const [key] = useState(() => organization?.key ?? newKey());
  const [first] = useState({
    name: organization?.name ?? '',
    description: organization?.description ?? '',
    forceSecondFactor: organization?.forceSecondFactor ?? false,
    passwordMin: organization?.passwordMin ?? null,
    sessionHours: organization?.sessionHours ?? null,
    fileQuotaMegabytes: organization?.fileQuotaMegabytes ?? null,
    sharingOff: organization?.sharingOff ?? false,
    shareNeedsPassword: organization?.shareNeedsPassword ?? false,
    shareDaysMax: organization?.shareDaysMax ?? null,
    requestSubject: organization?.requestSubject ?? '',
    requestText: organization?.requestText ?? '',
    messageDomains: organization?.messageDomains.join('\n') ?? '',
  });
  const [values, setValues] = useState(first);
  const [tried, setTried] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [add, adding] = useMutation(addOrganization);
  const [change, changing] = useMutation(changeOrganization);
  const busy = adding.loading || changing.loading;
  const set = (part: Partial<typeof values>) => {
    setFault(undefined);
    setValues({ ...values, ...part });
  };
  const send = async (): Promise<Fault | undefined> => {
    const { name, description } = values;
    if (!organization) {
      const made = faultOf((await add({ variables: { input: { key, name, description } } })).data?.addOrganization);
      if (made) return made;
    }
    const { messageDomains, ...changed } = changedOf(first, values);
    const domains = messageDomains === undefined ? {} : { messageDomains: domainLines(messageDomains) };
    return faultOf((await change({ variables: { input: { key, ...changed, ...domains } } })).data?.changeOrganization);
  };
  const submit = async () => {
    setTried(true);
    if (busy || !values.name.trim() || Object.values(wordingFaults(values)).some(Boolean)) return;
    const failure = await send();
    if (failure) {
      setFault(failure);
      if (!failure.field) notify('Error', failure.message);
      return;
    }
    notify('Message', t('The organization is saved.'));
    onClose(true);
  };
  const numberOf = (field: NumberField) => (value: string | number) =>
    set({ [field]: value === '' ? null : Number(value) });
  return (
    <Dialog
      title={organization ? t('Edit organization') : t('New organization')}
      busy={busy}
      dirty
      onClose={() => onClose()}
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit().catch((failure: Error) => notify('Error', failure.message));
        }}
      >
        <TextInput
          data-autofocus
          label={t('Name')}
          required
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={fault?.field === 'name' ? fault.message : tried && !values.name.trim() ? messages.required : undefined}
        />
        <Textarea
          label={t('Description')}
          autosize
          minRows={2}
          maxRows={6}
          value={values.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <Divider label={t('What it asks of its users')} labelPosition="left" />
        <Switch
          label={t('Two-factor sign-in')}
          description={t('At once: who has not set it up is asked to at the next step')}
          checked={values.forceSecondFactor}
          onChange={(event) => set({ forceSecondFactor: event.currentTarget.checked })}
        />
        {NUMBERS.map(([field, label, usual, min, max, suffix]) => (
          <NumberInput
            key={field}
            label={label}
            placeholder={
              usual === undefined ? t('As the settings say') : t('{usual}{suffix} is usual', { usual, suffix })
            }
            min={min}
            max={max}
            suffix={suffix}
            thousandSeparator=","
            allowDecimal={false}
            value={values[field] ?? ''}
            onChange={numberOf(field)}
            error={fault?.field === field ? fault.message : undefined}
          />
        ))}
        <ShareRuleFields values={values} onChange={set} />
        <RequestWordingFields name={values.name} values={values} onChange={set} />
        <Group justify="flex-end">
          <Button variant="default" disabled={busy} onClick={() => onClose()}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('Save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
