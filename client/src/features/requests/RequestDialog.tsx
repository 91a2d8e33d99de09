import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { Dialog } from '../../components/Dialog';
import { State } from '../../components/State';
import { useSession } from '../../lib/session';
import { RequestForm } from './RequestForm';

interface Props {
  entityKey: string;
  entityName: string;
  onSeeAll: () => void;
  onClose: () => void;
}

/** Asks people by mail for documents of an entity (SPEC §1, Request), and says when it is done. */
export function RequestDialog({ entityKey, entityName, onSeeAll, onClose }: Props) {
  const session = useSession();
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState(0);
  const email = session.status === 'signedIn' ? session.viewer.email : 'you';
  const people = asked === 1 ? t('one person') : t('{asked} people', { asked });
  return (
    <Dialog onClose={onClose} title={t('Request documents')} size={560} dirty={dirty && asked === 0}>
      {asked === 0 ? (
        <RequestForm
          entityKey={entityKey}
          entityName={entityName}
          onDirty={() => setDirty(true)}
          onSent={setAsked}
          onClose={onClose}
        />
      ) : (
        <div role="status">
          <State
            icon={<IconMailCheck size={28} stroke={1.5} />}
            title={t('Request sent')}
            text={t('You have asked {people} for documents of {entityName}. Answers go to {email}.', {
              people,
              entityName,
              email,
            })}
          >
            <Button variant="default" onClick={onSeeAll}>
              {t('See all requests')}
            </Button>
            <Button data-autofocus onClick={onClose}>
              {t('Close')}
            </Button>
          </State>
        </div>
      )}
    </Dialog>
  );
}
