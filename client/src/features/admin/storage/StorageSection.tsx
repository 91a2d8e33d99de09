import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton, Text } from '@mantine/core';
import { ErrorState } from '../../../components/State';
import type { AdminStorageQuery } from '../../../gql/graphql';
import { count } from '../../../lib/count';
import classes from '../settings/Settings.module.css';
import { AdminTable } from '../table/AdminTable';
import type { AdminColumn } from '../table/AdminTable';
import { storageQuery } from './documents';

type Report = AdminStorageQuery['storage'];

const VOLUMES: Readonly<Record<string, string>> = { store: 'Records', files: 'Files' };
const VOLUME_COLUMNS: readonly AdminColumn<Report['volumes'][number]>[] = [
  { label: 'Holds', cell: ({ name }) => VOLUMES[name] ?? name },
  {
    label: 'Free',
    cell: ({ freeMegabytes, reason }) =>
      `${count(freeMegabytes)} MB${reason === 'notWritable' ? ', cannot be written to' : ''}`,
  },
  { label: 'Size', cell: ({ totalMegabytes }) => `${count(totalMegabytes)} MB` },
];
const LOOK_EVERY = 30_000;

/** How full the disks are, and how old the newest automatic backup. */
export function StorageSection() {
  const { data, error, loading, refetch } = useQuery(storageQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_EVERY,
  });
  if (error && !data) {
    return (
      <ErrorState
        title="The disks could not be asked"
        text={error.message}
        busy={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={classes.cards}>
      {data ? <Disks report={data.storage} /> : <Skeleton h={180} radius="lg" aria-label="Asking the disks" />}
      {data && <Backups backups={data.storage.backups} />}
    </div>
  );
}

function Disks({ report }: { report: Report }) {
  return (
    <section className={classes.card} aria-labelledby="storage-disks">
      <h2 id="storage-disks">Disks</h2>
      {report.volumes.length > 0 ? (
        <AdminTable label="Disks" columns={VOLUME_COLUMNS} rows={report.volumes} keyOf={({ name }) => name} />
      ) : (
        <Text size="sm">Records and files are kept by other servers.</Text>
      )}
      <Text size="sm" mt="md">
        With less than {count(report.reserveMegabytes)} MB free, Stemma is read-only until there is space again.
      </Text>
    </section>
  );
}

function Backups({ backups }: { backups: Report['backups'] }) {
  return (
    <section className={classes.card} aria-labelledby="storage-backups">
      <h2 id="storage-backups">Automatic backups</h2>
      {backups?.failure && (
        <Alert color="red" variant="light" mb="md">
          The last backup failed: {backups.failure}
        </Alert>
      )}
      <Text size="sm">{backups ? backupsText(backups) : 'This server makes none: see docs/operations.md.'}</Text>
    </section>
  );
}

function backupsText({ newestAt, count: all }: NonNullable<Report['backups']>): string {
  if (newestAt === null) return 'There is none yet; the first is made within minutes of the start.';
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(newestAt)) / 3_600_000));
  const age = hours < 1 ? 'less than an hour' : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
  return `The newest is ${age} old (${new Date(newestAt).toLocaleString()}). ${count(all)} ${all === 1 ? 'is' : 'are'} kept: the last seven days, and four weeks.`;
}
