import { useState } from 'react';
import { Button, Checkbox, Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import classes from './secondFactor.module.css';

/** The recovery codes, which are shown once: kept, and said to be kept, before it goes on. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [saved, setSaved] = useState(false);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <Text size="sm">
        {t(
          'Each of these codes signs you in once when you do not have your authenticator app. They are not shown again.',
        )}
      </Text>
      <ul className={classes.codes} aria-label={t('Recovery codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCopy size={16} stroke={1.5} />}
        onClick={() => void copy().catch(() => undefined)}
      >
        {copied ? t('Copied') : t('Copy all')}
      </Button>
      <Checkbox
        mt="lg"
        data-autofocus
        label={t('I have put these codes in a safe place')}
        checked={saved}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Group justify="flex-end" mt="lg">
        <Button onClick={onDone} disabled={!saved}>
          {t('Done')}
        </Button>
      </Group>
    </>
  );
}
