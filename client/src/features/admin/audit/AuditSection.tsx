import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { Button, Menu } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload, IconListDetails } from '@tabler/icons-react';
import { t } from '@stemma/shared/language/translate';
import { notify } from '../../../components/notify';
import { download } from '../../../lib/download';
import { auditQuery } from '../documents';
import { AdminTableSection } from '../table/AdminTableSection';
import { AUDIT_COLUMNS } from './auditColumns';
import { ALL, AuditFilter, typedDay, isTurned } from './AuditFilter';
import type { Wanted } from './AuditFilter';

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
    <AdminTableSection
      label={t('Audit log')}
      columns={AUDIT_COLUMNS}
      rows={page?.entries}
      keyOf={({ key }) => key}
      isLoading={loading}
      failure={{ title: t('The audit log could not be read'), error, onRetry: () => void refetch() }}
      empty={{
        icon: <IconListDetails size={28} stroke={1.5} />,
        title: t('No entries'),
        text: isTurned(filter)
          ? t('The last day is before the first.')
          : t('Nothing of this kind was done in this time.'),
      }}
      more={page?.next ? more : false}
      search={<AuditFilter wanted={filter} onChange={setFilter} />}
      actions={
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" disabled={isTurned(filter)} leftSection={<IconDownload size={18} stroke={1.5} />}>
              {t('Export')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => take('xlsx')}>{t('Spreadsheet (.xlsx)')}</Menu.Item>
            <Menu.Item onClick={() => take('jsonl')}>{t('JSON lines (.jsonl)')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      }
    />
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
