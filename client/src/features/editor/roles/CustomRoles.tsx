import { useState, type FormEvent } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Button, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { IconCheck, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { rewriteRole } from '../../../chart/model/rewriteLinks';
import { messages } from '@stemma/shared/messages';
import { isRoleName } from '@stemma/shared/rules/roleText';
import { t } from '@stemma/shared/language/translate';
import { AskInPlace, useAskInPlace } from '../../../components/AskInPlace';
import { OWN_ESCAPE } from '../../../components/Dialog';
import { notifyDeleted } from '../../../components/deletion/notifyDeleted';
import { outcome } from '../../../components/outcome';
import { ErrorState } from '../../../components/State';
import { closeOnEscape } from '../../../lib/closeOnEscape';
import { useEditor } from '../editor';
import { createRoleMutation, deleteRoleMutation, renameRoleMutation, type RoleChoice } from './documents';
import classes from './Roles.module.css';
import { useRoleChoices } from './useRoleChoices';

interface CustomRolesProps {
  onDone: () => void;
  /** After a role got another name, or none any more because it was deleted. */
  onRewritten: (role: string, name: string | null) => void;
}

/** The organization's own roles: made, renamed and deleted. A new name and a deletion reach the links that have the role. */
export function CustomRoles({ onDone, onRewritten }: CustomRolesProps) {
  const client = useApolloClient();
  const { session } = useEditor();
  const { names, custom, failed, loading, refetch } = useRoleChoices();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const again = () => refetch().catch(() => undefined);
  /** Links of this chart may have been written by the server. */
  const follow = async (role: string, becomes: string | null) => {
    session.rewriteLinks(rewriteRole(role, becomes));
    onRewritten(role, becomes);
    await Promise.all([again(), session.reread('mine')]);
  };

  const add = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wanted = name.trim();
    if (!wanted) return;
    const wrong = roleFault(wanted, names);
    if (wrong) return setFault(wrong);
    const made = await outcome(client.mutate({ mutation: createRoleMutation, variables: { name: wanted } }));
    if (!made) return;
    setName('');
    await again();
  };
  const rename = async (role: RoleChoice, wanted: string) => {
    const variables = { key: role.key, name: wanted };
    const done = await outcome(client.mutate({ mutation: renameRoleMutation, variables }));
    if (done) await follow(role.name, done.renameLinkRole.ok?.name ?? wanted);
    return done !== undefined;
  };
  const drop = async (role: RoleChoice) => {
    const done = await outcome(client.mutate({ mutation: deleteRoleMutation, variables: { key: role.key } }));
    if (!done) return false;
    notifyDeleted(role.name);
    await follow(role.name, null);
    return true;
  };

  return (
    <>
      <form onSubmit={(event) => void add(event)} className={classes.add}>
        <TextInput
          className={classes.grow}
          label={t('New role')}
          autoFocus
          autoComplete="off"
          maxLength={200}
          value={name}
          error={fault}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" variant="default" disabled={!name.trim()} leftSection={<IconPlus size={18} />}>
          {t('Add')}
        </Button>
      </form>
      {failed && (
        <ErrorState
          title={t('The roles did not load')}
          text={t('Stemma could not read them just now. Check your connection and try again.')}
          busy={loading}
          onRetry={() => void again()}
        />
      )}
      {!custom && !failed && <Skeleton height={16} width="56%" radius="sm" my="md" />}
      {custom?.length === 0 && (
        <Text size="sm" c="dimmed" my="md">
          {t('Your organization has no roles of its own yet. Add one above, and every chart offers it.')}
        </Text>
      )}
      {custom && custom.length > 0 && (
        <ul className={classes.list} aria-label={t('Custom roles')}>
          {custom.map((role) => (
            <CustomRole key={role.key} role={role} names={names} onRename={rename} onDelete={() => drop(role)} />
          ))}
        </ul>
      )}
      <Group justify="flex-end" mt="lg">
        <Button onClick={onDone}>{t('Back to the link')}</Button>
      </Group>
    </>
  );
}

/** Why a role cannot be called so; it may keep the name it has. */
function roleFault(wanted: string, names: readonly string[], now?: string): string | undefined {
  if (!isRoleName(wanted)) return messages.rolePercentage;
  const isTaken = names.some((one) => one !== now && one.toLowerCase() === wanted.toLowerCase());
  return isTaken ? messages.roleTaken : undefined;
}

interface RoleProps {
  role: RoleChoice;
  /** Of all roles. */
  names: readonly string[];
  onRename: (role: RoleChoice, name: string) => Promise<boolean>;
  /** Once it was asked whether; answers whether it was done. */
  onDelete: () => Promise<boolean>;
}

function CustomRole({ role, names, onRename, onDelete }: RoleProps) {
  const [name, setName] = useState(role.name);
  const wrong = roleFault(name.trim(), names, role.name);
  const naming = useAskInPlace();
  const deletion = useAskInPlace();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wanted = name.trim();
    if (!wanted || wrong) return;
    if (wanted === role.name || (await onRename(role, wanted))) naming.takeBack();
  };
  if (deletion.asking) {
    return (
      <li className={classes.item}>
        <AskInPlace
          title={t('Delete custom role')}
          message={t('“{name}” is taken off every link that has it, on all charts that you may edit. The links stay.', {
            name: role.name,
          })}
          buttonText={t('Delete')}
          danger
          onAgree={onDelete}
          onTakeBack={deletion.takeBack}
        />
      </li>
    );
  }
  if (!naming.asking) {
    return (
      <li className={classes.item}>
        <bdi className={classes.grow}>{role.name}</bdi>
        <ActionIcon
          ref={naming.trigger}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('Rename {name}', { name: role.name })}
          onClick={() => {
            setName(role.name);
            naming.ask();
          }}
        >
          <IconPencil size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          ref={deletion.trigger}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t('Delete {name}', { name: role.name })}
          onClick={deletion.ask}
        >
          <IconTrash size={18} stroke={1.6} />
        </ActionIcon>
      </li>
    );
  }
  return (
    <li className={classes.item}>
      <form
        onSubmit={(event) => void save(event)}
        className={classes.rename}
        onKeyDown={closeOnEscape(naming.takeBack)}
        {...{ [OWN_ESCAPE]: true }}
      >
        <TextInput
          className={classes.grow}
          aria-label={t('New name of {name}', { name: role.name })}
          autoFocus
          maxLength={200}
          value={name}
          error={wrong}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ActionIcon
          type="submit"
          variant="light"
          size={36}
          aria-label={t('Keep the name')}
          disabled={!name.trim() || wrong !== undefined}
        >
          <IconCheck size={18} />
        </ActionIcon>
      </form>
    </li>
  );
}
