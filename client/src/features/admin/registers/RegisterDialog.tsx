import { useState } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../../components/Dialog';
import { addRegister, changeRegister, type Register } from '../../../components/registers/calls';
import { newKey } from '../../../lib/newKey';
import classes from '../Admin.module.css';

interface Props {
  /** None for a new one. */
  register: Register | undefined;
  /** Told the register where it was saved. */
  onClose: (saved?: Register) => void;
}

/** A register is made, or told anew where it is from and under which licence. */
export function RegisterDialog({ register, onClose }: Props) {
  const [key] = useState(() => register?.key ?? newKey());
  const [values, setValues] = useState({
    name: register?.name ?? '',
    source: register?.source ?? '',
    licence: register?.licence ?? '',
  });
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const submit = async () => {
    setTried(true);
    if (busy || !values.name.trim()) return;
    setBusy(true);
    try {
      onClose(await (register ? changeRegister(key, values) : addRegister({ key, ...values })));
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : String(failure));
      setBusy(false);
    }
  };
  const field = (name: keyof typeof values, label: string, placeholder: string) => (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={limits.nameMax}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Dialog title={register ? t('Edit register') : t('New register')} busy={busy} dirty onClose={() => onClose()}>
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput
          data-autofocus
          label={t('Name')}
          required
          maxLength={limits.nameMax}
          value={values.name}
          onChange={(event) => setValues({ ...values, name: event.currentTarget.value })}
          error={fault || (tried && !values.name.trim() ? messages.required : undefined)}
        />
        {field('source', t('Source'), t('Who publishes it, or its address'))}
        {field('licence', t('Licence'), t('As its publisher names it, or its address'))}
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
