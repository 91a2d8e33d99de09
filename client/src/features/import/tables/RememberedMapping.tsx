import { Alert, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';

/** Says that a file is read as one of its headings was mapped before, and goes back to what its headings and cells propose. */
export function RememberedMapping({ busy, onAnew }: { busy: boolean; onAnew: () => void }) {
  return (
    <Alert
      color="yellow"
      variant="light"
      icon={<IconHistory size={18} stroke={1.6} />}
      title={t('Read as you mapped a file of this shape before.')}
    >
      {t('What its headings say by themselves is set aside.')}
      <Button mt="xs" display="block" variant="default" size="xs" loading={busy} onClick={onAnew}>
        {t('Propose anew')}
      </Button>
    </Alert>
  );
}
