import { Alert, Button, Group } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';

interface SendRowProps {
  ready: boolean;
  busy: boolean;
  /** Why it was not sent; null where nothing is wrong. */
  failed: string | null;
}

/** The end of a form that sends mail. */
export function SendRow({ ready, busy, failed }: SendRowProps) {
  return (
    <>
      {failed && (
        <Alert color="red" role="alert">
          {failed}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button type="submit" disabled={!ready} loading={busy}>
          {t('Send')}
        </Button>
      </Group>
    </>
  );
}
