import { Tooltip } from '@mantine/core';
import { IconUserEdit } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { useUi } from '../editor';
import classes from './Presence.module.css';

/** By whom the chart is being edited elsewhere; nothing while nobody does. */
export function OthersEditing() {
  const others = useUi((state) => state.presence?.others);
  if (!others?.length) return null;
  const byName = [...others].sort((a, b) => Number(a.isCaller) - Number(b.isCaller));
  const text = othersText(byName);
  return (
    <Tooltip label={text}>
      <span className={classes.others} role="status" aria-label={text}>
        <IconUserEdit size={16} stroke={1.8} aria-hidden />
        <span aria-hidden>{shortText(byName)}</span>
      </span>
    </Tooltip>
  );
}

function shortText([first, ...rest]: readonly { name: string; isCaller: boolean }[]): string {
  const name = first?.isCaller ? t('You, elsewhere') : (first?.name ?? '');
  return rest.length ? `${name} +${rest.length}` : name;
}

/** "Ada Byron is editing this chart", at most two by name. */
export function othersText(others: readonly { name: string; isCaller: boolean }[]): string {
  const names = others.map(({ name, isCaller }) => (isCaller ? t('You, in another window,') : name));
  const [first = '', second = ''] = names;
  if (names.length > 2)
    return t('{first}, {second} and {count} more are editing', { first, second, count: names.length - 2 });
  if (names.length === 2) return t('{first} and {second} are editing', { first, second });
  return others[0]?.isCaller ? t('You, in another window, are editing') : t('{first} is editing', { first });
}
