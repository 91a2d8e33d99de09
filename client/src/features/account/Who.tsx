import { useState } from 'react';
import { Badge, Button, FileButton, Group } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../components/notify';
import { UserAvatar } from '../../components/UserAvatar';
import { CallFailed, SERVER_TROUBLE } from '../../lib/send';
import { checkSession } from '../../lib/session';
import { putUserPicture } from '../../lib/userPicture';
import type { Account } from './types';
import classes from './UserPage.module.css';

const ACCOUNT_TYPE_LABELS: Record<string, string> = { viewOnly: t('View only'), None: t('Shared user') };
const TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/bmp,image/avif';

/** Who is signed in, with the picture that others of the organization see. */
export function Who({ account, onChanged }: { account: Account; onChanged: () => void }) {
  const [busy, setBusy] = useState(false);
  const put = async (file: File | null) => {
    if (file && file.size > limits.chartImageBytesMax) return notify('Error', messages.files.pictureTooLarge, 5000);
    setBusy(true);
    try {
      await putUserPicture(file);
      notify('Message', file ? t('Your picture is saved.') : t('Your picture is removed.'));
      onChanged();
      void checkSession();
    } catch (failure) {
      notify('Error', failure instanceof CallFailed ? failure.message : SERVER_TROUBLE, 5000);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={classes.who} aria-label={t('Signed in as')}>
      <UserAvatar name={account.name} image={account.image} size={72} />
      <div className={classes.name}>
        <h2>{account.name}</h2>
        <p>
          {account.organizationName} · {ACCOUNT_TYPE_LABELS[account.accountType] ?? account.accountType}
        </p>
        {account.isAdmin && (
          <Badge variant="light" tt="none">
            {t('Administrator')}
          </Badge>
        )}
        <Group gap="xs" mt={8}>
          <FileButton accept={TYPES} onChange={(file) => file && void put(file)}>
            {(props) => (
              <Button {...props} variant="default" size="xs" loading={busy}>
                {account.image ? t('Another picture') : t('Add a picture')}
              </Button>
            )}
          </FileButton>
          {account.image && (
            <Button variant="subtle" color="gray" size="xs" disabled={busy} onClick={() => void put(null)}>
              {t('Remove picture')}
            </Button>
          )}
        </Group>
      </div>
    </section>
  );
}
