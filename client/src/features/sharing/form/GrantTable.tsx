import type { KeyboardEvent } from 'react';
import { useId, useMemo, useState } from 'react';
import { CloseButton, Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { emptyStates } from '@stemma/shared/messages/empty';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { t } from '@stemma/shared/language/translate';
import { ErrorState } from '../../../components/State';
import type { SharedOne } from '../documents';
import classes from '../Sharing.module.css';
import { GRANT_COLUMNS, isOn, offReason, turned } from '../../../components/sharing/grants';
import type { GrantTableProps } from './grantTableProps';
import { GrantRows } from './GrantRows';
import { Toggle } from '../../../components/sharing/Toggle';
import type { Entities } from './useEntities';

/** From how many entities on they can be searched. */
const SEARCH_FROM = 8;

/** What a link shows of each entity, and a whole column at once; notes, pictures and text boxes where it shows these. */
export function GrantTable({
  read,
  showAnnotations,
  ...props
}: GrantTableProps & { read: Entities; showAnnotations: boolean }) {
  const [search, setSearch] = useState('');
  const title = useId();
  const all = useMemo(
    () => read.entities?.filter(({ typeName }) => showAnnotations || isRecordType(typeName)),
    [read.entities, showAnnotations],
  );
  const shown = useMemo(() => found(all ?? [], search), [all, search]);
  const { grants, before, onChange } = props;
  if (read.failed) {
    return (
      <ErrorState
        title={t('The entities did not load')}
        text={t('Stemma could not read them just now. Check your connection and try again.')}
        busy={read.loading}
        onRetry={read.readAgain}
      />
    );
  }
  return (
    <section className={classes.grants} aria-labelledby={title} onKeyDown={confirmOnEnter}>
      <div className={classes.grantsTop}>
        <div>
          <h3 id={title}>{t('What visitors see of each entity')}</h3>
          <small>{sharingMessages.shownAlways}</small>
        </div>
        {all && all.length >= SEARCH_FROM && (
          <TextInput
            className={classes.search}
            size="xs"
            type="search"
            inputMode="search"
            aria-label={t('Find an entity')}
            placeholder={t('Find an entity')}
            leftSection={<IconSearch size={14} stroke={1.75} aria-hidden />}
            rightSection={
              search && <CloseButton size="xs" aria-label={t('Clear the search')} onClick={() => setSearch('')} />
            }
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      <div role="table" aria-labelledby={title} aria-rowcount={shown.length + 1} className={classes.table}>
        <div role="row" className={classes.columns} aria-rowindex={1}>
          <span role="columnheader">{t('Entity')}</span>
          {GRANT_COLUMNS.map(({ what, label, says }) => {
            const able = shown.filter((one) => !offReason(one, what, grants, before));
            const on = able.filter((one) => isOn(grants, one.key, what)).length;
            return (
              <span role="columnheader" key={what} title={says}>
                {label}
                <Toggle
                  label={t('{label}: all{found}', { label, found: search ? ' found' : '' })}
                  on={able.length > 0 && on === able.length}
                  mixed={on > 0 && on < able.length}
                  disabled={able.length === 0}
                  onTurn={(next) => onChange(turned(shown, what, next, { now: grants, before }))}
                />
              </span>
            );
          })}
        </div>
        {!all &&
          [48, 62, 40, 55].map((width) => (
            <div key={width} className={classes.waiting}>
              <Skeleton height={14} width={`${width}%`} radius="sm" />
            </div>
          ))}
        {all && shown.length === 0 && <p className={classes.none}>{emptyStates.entities}</p>}
        {shown.length > 0 && <GrantRows entities={shown} {...props} />}
      </div>
    </section>
  );
}

/** Enter in the search or on a switch does not send the form around it. */
function confirmOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function found(entities: readonly SharedOne[], search: string): readonly SharedOne[] {
  const wanted = search.trim().toLowerCase();
  return wanted ? entities.filter(({ name }) => name.toLowerCase().includes(wanted)) : entities;
}
