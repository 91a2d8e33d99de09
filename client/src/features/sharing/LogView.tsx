import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconDownload, IconEye, IconFolderDown, IconHistory } from '@tabler/icons-react';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { ErrorState, State } from '../../components/State';
import { sharingVisitsQuery, type ShareLink, type SharingVisit } from './documents';
import classes from './Sharing.module.css';

/** When a link was opened and which files were taken, latest first; of the visitor nothing is kept. */
export function LogView({ link, onBack }: { link: ShareLink; onBack: () => void }) {
  const { data, loading, refetch } = useQuery(sharingVisitsQuery, {
    variables: { key: link.key },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const visits = data?.sharingVisits;
  return (
    <>
      <p className={classes.about}>
        <bdi>{link.name}</bdi> {t('was opened, and files were taken, at these times. Who it was is not kept.')}
      </p>
      {!visits && !loading ? (
        <ErrorState
          title={t('The access log did not load')}
          text={t('Stemma could not read it just now. Check your connection and try again.')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : visits?.length === 0 ? (
        <State
          icon={<IconHistory size={28} stroke={1.5} />}
          title={t('Not opened yet')}
          text={t('When somebody opens the link, it stands here.')}
        />
      ) : (
        <ul className={classes.log} aria-label={t('Access log')} aria-busy={!visits}>
          {!visits &&
            [44, 60, 52].map((width) => (
              <li key={width}>
                <Skeleton height={14} width={`${width}%`} radius="sm" />
              </li>
            ))}
          {visits?.map((visit) => (
            <Entry key={visit.key} visit={visit} />
          ))}
        </ul>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onBack} data-autofocus>
          {t('Back to the list')}
        </Button>
      </Group>
    </>
  );
}

const ICONS = { visit: IconEye, file: IconDownload, folder: IconFolderDown } as const;

function Entry({ visit: { what, fileName, date } }: { visit: SharingVisit }) {
  const Icon = ICONS[what];
  return (
    <li>
      <Icon size={18} stroke={1.5} aria-hidden className={classes.lock} />
      <span className={classes.what}>
        {what === 'visit' ? (
          t('Opened')
        ) : (
          <>
            {what === 'file' ? t('File taken: ') : t('Folder taken: ')}
            <bdi>{fileName}</bdi>
          </>
        )}
      </span>
      <time dateTime={date}>{toShownDateTime(date)}</time>
    </li>
  );
}
