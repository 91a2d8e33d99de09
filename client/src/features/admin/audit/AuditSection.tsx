import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Menu, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconListDetails } from '@tabler/icons-react';
import { notify } from '../../../components/notify';
import { ErrorState, State } from '../../../components/State';
import { download } from '../../../lib/download';
import { auditQuery } from '../documents';
import classes from '../Admin.module.css';
import { ALL, AuditFilter, typedDay, isTurned } from './AuditFilter';
import type { Wanted } from './AuditFilter';
import { EntryRow } from './EntryRow';

/** The audit log: narrowed, read on and on, taken as a file. */
export function AuditSection() {
  const [filter, setFilter] = useState(ALL);
  const [target] = useDebouncedValue(filter.target.trim(), 300);
  const asked = askedOf({ ...filter, target });
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(auditQuery, {
    variables: { filter: asked },
    fetchPolicy: 'network-only',
  });
  const page = (data ?? (error ? undefined : previousData))?.auditLog;
  const more = () =>
    fetchMore({
      variables: { filter: { ...asked, after: page?.next ?? '' } },
      updateQuery: (before, { fetchMoreResult }) => ({
        auditLog: {
          ...fetchMoreResult.auditLog,
          entries: [...before.auditLog.entries, ...fetchMoreResult.auditLog.entries],
        },
      }),
    });
  const take = (format: 'xlsx' | 'jsonl') => {
    const { organization, ...others } = asked;
    const query = new URLSearchParams({ ...others, ...(organization && { organizationKey: organization }) });
    const path = `admin/audit/export/${format}?${query.toString()}`;
    void download(path, `Stemma audit log.${format}`).catch((failure: Error) => notify('Error', failure.message));
  };
  return (
    <>
      <div className={classes.bar}>
        <AuditFilter wanted={filter} onChange={setFilter} />
        <div className={classes.end}>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                variant="default"
                disabled={isTurned(filter)}
                leftSection={<IconDownload size={18} stroke={1.5} />}
              >
                Export
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => take('xlsx')}>Spreadsheet (.xlsx)</Menu.Item>
              <Menu.Item onClick={() => take('jsonl')}>JSON lines (.jsonl)</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      <div className={classes.scroll}>
        {error && !page && (
          <ErrorState
            title="The audit log could not be read"
            text={error.message}
            busy={loading}
            onRetry={() => void refetch()}
          />
        )}
        {!page && !error && <Skeleton h={320} radius="lg" />}
        {page?.entries.length === 0 && (
          <State
            icon={<IconListDetails size={28} stroke={1.5} />}
            title="No entries"
            text={
              isTurned(filter) ? 'The last day is before the first.' : 'Nothing of this kind was done in this time.'
            }
          />
        )}
        {page && page.entries.length > 0 && (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col" className={classes.wide}>
                  When
                </th>
                <th scope="col" className={classes.wide}>
                  Who
                </th>
                <th scope="col">What</th>
                <th scope="col" className={classes.wide}>
                  Record
                </th>
                <th scope="col" className={classes.wide}>
                  Change
                </th>
                <th scope="col" className={classes.wide}>
                  From
                </th>
              </tr>
            </thead>
            <tbody>
              {page.entries.map((entry) => (
                <EntryRow key={entry.key} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
        {page?.next && (
          <div className={classes.more}>
            <Button
              variant="default"
              loading={loading}
              onClick={() => void more().catch((failure: Error) => notify('Error', failure.message))}
            >
              Show more
            </Button>
          </div>
        )}
      </div>
    </>
  );
}

/** The filter as calls take it: the last day is within, what is empty is left out. */
function askedOf(wanted: Wanted): Partial<Record<keyof Wanted, string>> {
  const until = typedDay(wanted.until);
  const all = { ...wanted, from: typedDay(wanted.from), until: until && dayAfter(until) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== ''));
}

/** The day after an ISO date, so that the last day is within. */
function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
