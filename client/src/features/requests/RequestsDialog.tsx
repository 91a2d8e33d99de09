import { IconMail } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import { RequestList } from '../../components/requests/RequestList';
import { State } from '../../components/State';

/** All requests for documents that the reader sent. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title={t('Your requests')}>
      <RequestList
        empty={
          <State
            icon={<IconMail size={28} stroke={1.5} />}
            title={t('Nothing asked for yet')}
            text={t('Open an entity and choose “Request documents” to ask people by mail for its documents.')}
          />
        }
      />
    </Dialog>
  );
}
