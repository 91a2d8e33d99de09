import { Modal } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { RequestList } from '../../components/requests/RequestList';
import { State } from '../../components/State';

/** All requests for documents that the reader sent. */
export function RequestsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Your requests" size={620}>
      <RequestList
        empty={
          <State
            icon={<IconMail size={28} stroke={1.5} />}
            title="Nothing asked for yet"
            text="Open an entity and choose “Request documents” to ask people by mail for its documents."
          />
        }
      />
    </Modal>
  );
}
