import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton, Text } from '@mantine/core';
import { fromEnglish } from '@stemma/shared/language/sentence';
import { t } from '@stemma/shared/language/translate';
import { ErrorState } from '../../../components/State';
import type { AdminStorageQuery } from '../../../gql/graphql';
import { count } from '../../../lib/count';
import classes from '../settings/Settings.module.css';
import { AdminTable } from '../table/AdminTable';
import type { AdminColumn } from '../table/AdminTable';
import { storageQuery } from './documents';

type Report = AdminStorageQuery['storage'];

const VOLUMES: Readonly<Record<string, string>> = { store: t('Records'), files: t('Files') };
const VOLUME_COLUMNS: readonly AdminColumn<Report['volumes'][number]>[] = [
  { label: t('Holds'), cell: ({ name }) => VOLUMES[name] ?? name },
  {
    label: t('Free'),
    cell: ({ freeMegabytes, reason }) =>
      `${count(freeMegabytes)} MB${reason === 'notWritable' ? t(', cannot be written to') : ''}`,
  },
  { label: t('Size'), cell: ({ totalMegabytes }) => `${count(totalMegabytes)} MB` },
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
        title={t('The disks could not be asked')}
        text={error.message}
        busy={loading}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className={classes.cards}>
      {data ? <Disks report={data.storage} /> : <Skeleton h={180} radius="lg" aria-label={t('Asking the disks')} />}
      {data && <Backups backups={data.storage.backups} />}
    </div>
  );
}

function Disks({ report }: { report: Report }) {
  return (
    <section className={classes.card} aria-labelledby="storage-disks">
      <h2 id="storage-disks">{t('Disks')}</h2>
      {report.volumes.length > 0 ? (
        <AdminTable label={t('Disks')} columns={VOLUME_COLUMNS} rows={report.volumes} keyOf={({ name }) => name} />
      ) : (
        <Text size="sm">{t('Records and files are kept by other servers.')}</Text>
      )}
      <Text size="sm" mt="md">
        {t('With less than {reserveMegabytes} MB free, Stemma is read-only until there is space again.', {
          reserveMegabytes: count(report.reserveMegabytes),
        })}
      </Text>
    </section>
  );
}

function Backups({ backups }: { backups: Report['backups'] }) {
  return (
    <section className={classes.card} aria-labelledby="storage-backups">
      <h2 id="storage-backups">{t('Automatic backups')}</h2>
      {backups?.failure && (
        <Alert color="red" variant="light" mb="md">
          {t('The last backup failed: {failure}', { failure: fromEnglish(backups.failure) })}
        </Alert>
      )}
      <Text size="sm">{backups ? backupsText(backups) : t('This server makes none: see docs/operations.md.')}</Text>
    </section>
  );
}

function backupsText({ newestAt, count: all }: NonNullable<Report['backups']>): string {
  if (newestAt === null) return t('There is none yet; the first is made within minutes of the start.');
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(newestAt)) / 3_600_000));
  const age =
    hours < 1 ? t('less than an hour') : hours < 48 ? `${hours} h` : t('{days} days', { days: Math.floor(hours / 24) });
  return t(
    'The newest is {age} old ({date}). {all, plural, one {# is} other {# are}} kept: the last seven days, and four weeks.',
    { age, date: new Date(newestAt).toLocaleString(), all },
  );
}
