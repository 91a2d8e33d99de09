import { MultiSelect } from '@mantine/core';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { changeOwnership, useOwnershipSettings } from '../../lib/ownership/settings';
import { clearButton } from '../fields/clearButton';
import classes from './Ownership.module.css';
import type { PartyChoice } from './choices';

/** Who of the parties is on a sanctions list, for the rules that ask it. */
export function ListedParties({ choices }: { choices: readonly PartyChoice[] }) {
  const { listed } = useOwnershipSettings();
  const known = new Set(choices.map(({ value }) => value));
  const elsewhere = listed.filter((key) => !known.has(key)).map((value) => ({ value, label: t('On another chart') }));
  return (
    <MultiSelect
      className={classes.whole}
      size="xs"
      label={t('Listed parties')}
      description={t('Who is on a sanctions list.')}
      placeholder={listed.length === 0 ? t('Nobody yet') : ''}
      searchable
      clearable
      hidePickedOptions
      limit={50}
      maxValues={limits.listedPartiesMax}
      data={[...choices, ...elsewhere]}
      value={[...listed]}
      nothingFoundMessage={t('Nobody has this name.')}
      clearButtonProps={clearButton(t('List nobody'))}
      onChange={(keys) => changeOwnership({ listed: keys })}
    />
  );
}
