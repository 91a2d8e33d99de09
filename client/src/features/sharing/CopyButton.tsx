import { useEffect } from 'react';
import { Button, Tooltip } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { limits } from '@stemma/shared/limits';
import { shareLinkPath } from '@stemma/shared/rules/sharing';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import type { ShareLink } from './documents';
import classes from './Sharing.module.css';

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Copies a link's address and says so for five seconds (SPEC §2.6). `off` is why it cannot. */
export function CopyButton({ link, off }: { link: ShareLink; off: string | undefined }) {
  const { copy, copied, error } = useClipboard({ timeout: limits.linkCopiedTime });
  useEffect(() => {
    if (error) notify('Error', t('The browser did not let Stemma copy. Allow it, or open Stemma over https.'), 5000);
  }, [error]);
  const address = window.location.origin + shareLinkPath(link.key, link.type);
  return (
    <Tooltip label={off ?? t('Copy the address')}>
      <Button
        className={classes.copy}
        variant={copied ? 'light' : 'default'}
        size="compact-sm"
        leftSection={copied ? <IconCheck {...icon} /> : <IconCopy {...icon} />}
        aria-label={copied ? undefined : t('Copy the address of {name}', { name: link.name })}
        aria-description={off}
        aria-disabled={off !== undefined || undefined}
        data-disabled={off !== undefined || undefined}
        onClick={() => off === undefined && copy(address)}
      >
        <span aria-live="polite">{copied ? t('Copied') : t('Copy')}</span>
      </Button>
    </Tooltip>
  );
}
