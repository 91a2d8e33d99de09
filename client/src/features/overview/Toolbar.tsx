import type { ReactNode } from 'react';
import { CloseButton, SegmentedControl, TextInput, VisuallyHidden } from '@mantine/core';
import { IconLayoutGrid, IconList, IconSearch } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { LazySelect } from '../../components/floating/LazySelect';
import type { Preferences } from './preferences';
import { ORDERS } from './preferences';
import classes from './Overview.module.css';

interface Props {
  search: string;
  onSearch: (text: string) => void;
  preferences: Preferences;
  onPrefer: (change: Partial<Preferences>) => void;
  /** How many there are. */
  children: ReactNode;
}

/** Search, order and view of the overview. */
export function Toolbar({ search, onSearch, preferences, onPrefer, children }: Props) {
  return (
    <div className={classes.toolbar}>
      <TextInput
        className={classes.search}
        aria-label={t('Search charts by name')}
        placeholder={t('Search charts')}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        rightSection={
          search && <CloseButton size="sm" aria-label={t('Clear the search')} onClick={() => onSearch('')} />
        }
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
      <div className={classes.count} role="status">
        {children}
      </div>
      <LazySelect
        className={classes.order}
        aria-label={t('Order')}
        data={ORDERS}
        value={preferences.sort}
        onChange={(value) => {
          const order = ORDERS.find((one) => one.value === value);
          if (order) onPrefer({ sort: order.value, descending: order.descending });
        }}
      />
      <SegmentedControl
        aria-label={t('View')}
        value={preferences.view}
        onChange={(view) => onPrefer({ view: view === 'table' ? 'table' : 'cards' })}
        data={[
          { value: 'cards', label: viewLabel(IconLayoutGrid, t('Cards')) },
          { value: 'table', label: viewLabel(IconList, t('Table')) },
        ]}
      />
    </div>
  );
}

function viewLabel(Icon: typeof IconList, word: string): ReactNode {
  return (
    <span className={classes.view} title={word}>
      <Icon size={18} stroke={1.6} aria-hidden />
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}
