import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Checkbox, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { t } from '@stemma/shared/language/translate';
import { clearButton } from '../../components/fields/clearButton';
import classes from './Access.module.css';
import type { Holder } from './documents';
import { colleaguesQuery } from './documents';
import { PERMISSION_DESCRIPTIONS, permissionChoices } from './permissionTexts';

interface Props {
  kind: 'chart' | 'entity';
  holders: readonly Holder[];
  busy: boolean;
  onGive: (user: string, permission: string, entities: boolean) => Promise<boolean>;
}

/** A colleague is found by name or address and given access. */
export function GiveAccess({ kind, holders, busy, onGive }: Props) {
  const [term, setTerm] = useState('');
  const [wanted] = useDebouncedValue(term, 200);
  const [user, setUser] = useState<string | null>(null);
  const [permission, setPermission] = useState('Viewer');
  const [entities, setEntities] = useState(false);
  const { data, previousData, error } = useQuery(colleaguesQuery, { variables: { term: wanted } });
  const has = new Set(holders.map(({ key }) => key));
  const found = ((data ?? previousData)?.colleagues ?? []).filter(({ key }) => !has.has(key));
  const onlyViews = found.find(({ key }) => key === user)?.onlyViews ?? false;
  const given = onlyViews ? 'Viewer' : permission;
  const submit = async () => {
    if (user && (await onGive(user, given, kind === 'chart' && entities))) {
      setUser(null);
      setTerm('');
    }
  };
  return (
    <div className={classes.give}>
      <div className={classes.row}>
        <Select
          className={classes.who}
          label={t('Give access to')}
          placeholder={t('Name or e-mail of a colleague')}
          searchable
          clearable
          clearButtonProps={clearButton(t('Clear selection'))}
          data={found.map(({ key: value, name, email }) => ({ value, label: `${name} (${email})` }))}
          filter={({ options }) => options}
          searchValue={term}
          onSearchChange={setTerm}
          value={user}
          onChange={setUser}
          error={error?.message}
          nothingFoundMessage={t('Nobody else of your organization is called so.')}
          data-autofocus
        />
        <Select
          className={classes.permission}
          label={t('As')}
          allowDeselect={false}
          data={permissionChoices()}
          value={given}
          disabled={onlyViews}
          onChange={(value) => setPermission(value ?? 'Viewer')}
        />
        <Button disabled={!user} loading={busy} onClick={() => void submit()}>
          {t('Give access')}
        </Button>
      </div>
      <p className={classes.hint}>{onlyViews ? t('This account only views.') : PERMISSION_DESCRIPTIONS[given]}</p>
      {kind === 'chart' && (
        <Checkbox
          label={t('Also on the entities of this chart of which I am Co-Owner')}
          checked={entities}
          onChange={({ currentTarget }) => setEntities(currentTarget.checked)}
        />
      )}
    </div>
  );
}
