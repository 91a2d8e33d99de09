import type { ReactNode } from 'react';
import { useMutation } from '@apollo/client/react';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { joinName } from '@stemma/shared/entities/individualName';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../../../components/confirm';
import { notifyDeleted } from '../../../components/deletion/notifyDeleted';
import { notify } from '../../../components/notify';
import { openEntityPanel } from '../../../lib/entityPanel';
import { UNREACHABLE } from '../../../lib/send';
import { Person } from '../../../components/panel/Person';
import { deletePersonMutation, type KeyPerson } from './documents';

interface PersonItemProps {
  person: KeyPerson;
  entityKey: string;
  editable: boolean;
  onEdit: () => void;
  onGone: () => void;
}

/** A key person: name, roles, how to reach him. */
export function PersonItem({ person, entityKey, editable, onEdit, onGone }: PersonItemProps) {
  const [remove, { loading }] = useMutation(deletePersonMutation);
  const name = joinName(person.firstName, person.lastName);
  const takeAway = async () => {
    const message = person.isIndividual
      ? t('{name} is no longer a key person of this entity. The record of {name} stays.', { name })
      : t('{name} is deleted from this entity.', { name });
    if (!(await confirm({ title: t('Remove key person'), message, buttonText: t('Remove'), danger: true }))) return;
    try {
      const { data } = await remove({ variables: { entityKey, key: person.key } });
      const error = data?.deleteKeyPerson.error;
      if (error) return notify('Error', error.message, 5000);
      onGone();
      if (person.isIndividual) notify('Message', t('{name} is no longer a key person.', { name }));
      else notifyDeleted(name);
    } catch {
      notify('Error', UNREACHABLE, 5000);
    }
  };
  return (
    <Person person={person}>
      {person.isIndividual && (
        <Icon
          label={t('Open {name}', { name })}
          icon={<IconExternalLink size={17} />}
          onClick={() => openEntityPanel({ key: person.key })}
        />
      )}
      <Icon label={t('Edit {name}', { name })} icon={<IconPencil size={17} />} disabled={!editable} onClick={onEdit} />
      {editable && (
        <Icon
          label={t('Remove {name}', { name })}
          icon={<IconTrash size={17} />}
          loading={loading}
          onClick={() => void takeAway()}
        />
      )}
    </Person>
  );
}

function Icon(props: { label: string; icon: ReactNode; loading?: boolean; disabled?: boolean; onClick: () => void }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={props.label}
        loading={props.loading ?? false}
        disabled={props.disabled ?? false}
        onClick={props.onClick}
      >
        {props.icon}
      </ActionIcon>
    </Tooltip>
  );
}
