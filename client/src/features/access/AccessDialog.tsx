import { Alert, Skeleton, Stack } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../../components/confirm';
import { Dialog } from '../../components/Dialog';
import { notify } from '../../components/notify';
import { ErrorState } from '../../components/State';
import { useSession } from '../../lib/session';
import classes from './Access.module.css';
import type { Holder } from './documents';
import { GiveAccess } from './GiveAccess';
import { HolderRow } from './HolderRow';
import { useAccess } from './useAccess';

interface Props {
  recordKey: string;
  name: string;
  kind: 'chart' | 'entity';
  onClose: () => void;
}

/** Who has access to a chart or entity; its Co-Owners give it, change it, take it and hand the record over. */
export function AccessDialog({ recordKey, name, kind, onClose }: Props) {
  const session = useSession();
  const own = session.status === 'signedIn' ? session.viewer.key : '';
  const state = useAccess(recordKey, kind);
  const { access, failed, loading, fault, busy } = state;
  const take = async (holder: Holder) => {
    if (holder.key !== own) {
      if (await state.take(holder.key)) notify('Message', t('{name} has no more access.', { name: holder.name }));
      return;
    }
    const message = t('You will no longer find “{name}”, unless it is public or somebody gives you access again.', {
      name,
    });
    if (!(await confirm({ title: t('Give up access'), message, buttonText: t('Give up'), danger: true }))) return;
    if (await state.leave(own)) onClose();
  };
  const transfer = async (holder: Holder) => {
    const message = t('{person} becomes Co-Owner of “{record}”, and you give up your own access.', {
      person: holder.name,
      record: name,
    });
    if (!(await confirm({ title: t('Hand over'), message, buttonText: t('Hand over'), danger: true }))) return;
    if (!(await state.transfer(holder.key))) return;
    notify('Message', t('{person} is Co-Owner of “{record}”.', { person: holder.name, record: name }));
    onClose();
  };
  const nothing = failed ?? (!loading && !access);
  return (
    <Dialog title={t('Who has access to “{name}”', { name })} busy={busy} onClose={onClose}>
      {nothing && !access && (
        <ErrorState
          title={t('This could not be read')}
          text={failed?.message ?? t('You have no access of your own to this.')}
          busy={loading}
          onRetry={state.retry}
        />
      )}
      {!access && !nothing && (
        <Stack gap="sm" aria-busy aria-label={t('Reading who has access')}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} h={52} radius="md" />
          ))}
        </Stack>
      )}
      {fault && (
        <Alert color="red" variant="light" role="alert" mb="md">
          {fault}
        </Alert>
      )}
      {access?.mayShare && <GiveAccess kind={kind} holders={access.holders} busy={busy} onGive={state.give} />}
      {access && (
        <ul className={classes.holders} aria-label={t('Who has access')}>
          {access.holders.map((holder) => (
            <HolderRow
              key={holder.key}
              holder={holder}
              isOwn={holder.key === own}
              mayShare={access.mayShare}
              busy={busy}
              onChange={(permission) => void state.give(holder.key, permission)}
              onTake={() => void take(holder)}
              onTransfer={() => void transfer(holder)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
