import { Alert } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { Trans } from '../lib/Trans';

/** Tells, where that is so, that somebody else changed what is written in a form meanwhile, and into which words. */
export function Overtaken({ by, text }: { by: object; text?: string | undefined }) {
  if (Object.keys(by).length === 0) return null;
  return (
    <Alert color="yellow" variant="light" role="status">
      {text ? (
        <Trans
          message="Meanwhile somebody else changed this to “<bdi>{text}</bdi>”."
          values={{ bdi: (parts) => <bdi>{parts}</bdi>, text }}
        />
      ) : (
        t('Meanwhile somebody else changed this.')
      )}{' '}
      {t('Done puts yours in its place.')}
    </Alert>
  );
}
