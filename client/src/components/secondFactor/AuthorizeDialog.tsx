import { useRef, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../Dialog';
import { CodeInput, mayBeCode } from './CodeInput';

interface AuthorizeDialogProps {
  /** What the code allows, as a sentence. */
  text: string;
  /** Does it; answers what is wrong with the code, and the dialog stays open. Undefined when it is done. */
  onAuthorize: (code: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for a code of the second factor before something is done (SPEC §2.3). */
export function AuthorizeDialog({ text, onAuthorize, onClose }: AuthorizeDialogProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const authorize = async () => {
    if (busy || !mayBeCode(code)) return;
    setBusy(true);
    setError(undefined);
    const fault = await onAuthorize(code).catch((failure: Error) => failure.message);
    setBusy(false);
    if (fault === undefined) return;
    setError(fault);
    field.current?.select();
  };
  return (
    <Dialog title={t('Authorize action with Sign-In 2FA')} busy={busy} onClose={onClose}>
      <Text size="sm" mb="md">
        {text}
      </Text>
      <CodeInput ref={field} recovery value={code} onChange={setCode} error={error} onEnter={() => void authorize()} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} disabled={busy}>
          {t('Cancel')}
        </Button>
        <Button onClick={() => void authorize()} loading={busy} disabled={!mayBeCode(code)}>
          {t('Authorize')}
        </Button>
      </Group>
    </Dialog>
  );
}
