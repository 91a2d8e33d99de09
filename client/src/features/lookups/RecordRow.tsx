import { Badge, Loader, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { toShownDate } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { Flag } from '../../components/entity/Flag';
import type { LookupRecordFieldsFragment } from '../../gql/graphql';
import classes from './Lookups.module.css';

interface Props {
  record: LookupRecordFieldsFragment;
  busy: boolean;
  onOpen: () => void;
}

/** A record that was found, with what tells it from others. */
export function RecordRow({ record, busy, onOpen }: Props) {
  const said = (field: string) => record.facts.find((fact) => fact.field === field)?.value ?? '';
  const status = record.facts.find(({ label }) => label === 'Status')?.value;
  const { decision } = record;
  return (
    <li>
      <UnstyledButton className={classes.record} disabled={busy} onClick={onOpen}>
        <span className={classes.words}>
          <bdi className={classes.name}>{record.name}</bdi>
          <span className={classes.detail}>
            {[said('lei') || record.id, said('registration')].filter(Boolean).join(' · ')}
          </span>
        </span>
        {decision && (
          <Badge variant="light" tt="none" color="teal">
            {decision.state === 'taken'
              ? t('Taken on {day}', { day: toShownDate(decision.on) })
              : t('Says something else now')}
          </Badge>
        )}
        {status && status !== 'ACTIVE' && (
          <Badge variant="light" tt="none" color="orange">
            {status}
          </Badge>
        )}
        {said('country') && <Flag country={said('country')} width={16} />}
        {busy ? <Loader size={16} /> : <IconChevronRight size={16} aria-hidden />}
      </UnstyledButton>
    </li>
  );
}
