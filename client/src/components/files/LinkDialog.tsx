import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { messages } from '@stemma/shared/messages';
import { asciiAddress, shownLink } from '@stemma/shared/rules/linkAddress';
import { webAddress } from '@stemma/shared/rules/webAddress';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import { fileNameFault } from './names';

interface Props {
  title: string;
  url?: string;
  name?: string;
  /** Closes the dialog once it is through; false keeps it open. */
  onDone: (link: { url: string; name: string }) => Promise<boolean>;
  onClose: () => void;
}

/** A web link: its address, and perhaps a name (SPEC §2.3, §5). */
export function LinkDialog({ title, url: firstUrl = '', name: firstName = '', onDone, onClose }: Props) {
  const [url, setUrl] = useState(firstUrl);
  const [name, setName] = useState(firstName);
  const [left, setLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const address = webAddress.safeParse(url);
  const fault = address.success ? undefined : address.error.issues[0]?.message;
  const nameFault = name.trim() ? fileNameFault(name) : undefined;
  const given = address.success ? address.data : null;
  const opened = given === null ? null : asciiAddress(given);
  const lookAlike = opened !== null && opened !== given ? messages.lookAlikeHost(opened) : undefined;
  const shown = given === null || !name.trim() ? null : shownLink({ name: name.trim(), url: given });
  const otherAddress = shown !== null && shown.text === opened && opened !== name.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    if (given === null || nameFault !== undefined || busy) return;
    setBusy(true);
    const through = await onDone({ url: given, name: name.trim() });
    setBusy(false);
    if (through) onClose();
  };
  return (
    <Dialog onClose={onClose} title={title} dirty={url !== firstUrl || name !== firstName}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={t('Web address')}
          description={lookAlike}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          placeholder="example.com/report"
          type="url"
          inputMode="url"
          data-autofocus
          value={url}
          onChange={(event) => setUrl(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
          error={left && url.trim() ? fault : undefined}
          autoComplete="off"
        />
        <TextInput
          mt="md"
          label={t('Name (optional)')}
          description={otherAddress ? messages.nameIsOtherAddress : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={nameFault}
          autoComplete="off"
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={given === null || nameFault !== undefined} loading={busy}>
            {t('Done')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
