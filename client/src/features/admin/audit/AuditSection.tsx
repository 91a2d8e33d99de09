import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Menu, Select, Skeleton, TextInput } from '@mantine/core';
import { IconDownload, IconListDetails } from '@tabler/icons-react';
import { notify } from '../../../components/notify';
import { ErrorState, State } from '../../../components/State';
import { download } from '../../../lib/download';
import { auditQuery } from '../documents';
import classes from '../Admin.module.css';
import { EntryRow } from './EntryRow';

/** Kinds of entries, by what their actions begin with. */
const KINDS = [
  { value: 'auth/', label: 'Signing in and accounts' },
  { value: 'users/', label: 'Users and organizations' },
  { value: 'datasets/', label: 'Charts and share links' },
  { value: 'graph/delete', label: 'Deleted entities' },
  { value: 'graph/read', label: 'Reads by Cypher' },
  { value: 'admin/', label: 'Settings and exports' },
];
const NOTHING = { action: null as string | null, from: '', until: '' };

/** The audit log: narrowed, read on and on, taken as a file. */
export function AuditSection() {
  const [filter, setFilter] = useState(NOTHING);
  const asked = {
    ...(filter.action && { action: filter.action }),
    ...(filter.from && { from: filter.from }),
    ...(filter.until && { until: dayAfter(filter.until) }),
  };
  const { data, error, loading, refetch, fetchMore } = useQuery(auditQuery, {
    variables: { filter: asked },
    fetchPolicy: 'network-only',
  });
  const page = data?.auditLog;
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
    const path = `admin/audit/export/${format}?${new URLSearchParams(asked).toString()}`;
    void download(path, `Stemma audit log.${format}`).catch((failure: Error) => notify('Error', failure.message));
  };
  return (
    <>
      <div className={classes.bar}>
        <Select
          label="What"
          placeholder="Everything"
          data={KINDS}
          clearable
          value={filter.action}
          onChange={(action) => setFilter({ ...filter, action })}
        />
        <TextInput
          label="From"
          type="date"
          value={filter.from}
          onChange={(event) => setFilter({ ...filter, from: event.currentTarget.value })}
        />
        <TextInput
          label="Until"
          type="date"
          value={filter.until}
          onChange={(event) => setFilter({ ...filter, until: event.currentTarget.value })}
        />
        <div className={classes.end}>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" leftSection={<IconDownload size={18} stroke={1.5} />}>
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
            text="Nothing of this kind was done in this time."
          />
        )}
        {page && page.entries.length > 0 && (
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
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

/** The day after an ISO date, so that the last day is within. */
function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
