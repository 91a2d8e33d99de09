import { useState } from 'react';
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { ActionIcon, Badge, Button, Menu } from '@mantine/core';
import { IconDots, IconPlus, IconWorldSearch } from '@tabler/icons-react';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import { confirm } from '../../../components/confirm';
import { notify } from '../../../components/notify';
import { count } from '../../../lib/count';
import { lookupSourcesQuery } from '../../../lib/lookups';
import { faultOf } from '../fault';
import { RowName, type AdminColumn } from '../table/AdminTable';
import { AdminTableSection } from '../table/AdminTableSection';
import { deleteLookupSourceMutation, lookupSettingsQuery, type LookupSetting } from './documents';
import { KIND_LABELS, newSource, type SourceDraft } from './draft';
import { LookupDialog } from './LookupDialog';

/** The sources that the organization looks entities up at; none is asked before one is set up here. */
export function LookupsSection() {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(lookupSettingsQuery, { fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState<SourceDraft | null>(null);
  const [remove] = useMutation(deleteLookupSourceMutation);
  const readAgain = () => {
    void refetch();
    void client.query({ query: lookupSourcesQuery, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
  const drop = async ({ key, name }: LookupSetting) => {
    const isSure = await confirm({
      title: t('Delete source'),
      message: t(
        'Nothing is asked of “{name}” any more. Candidates that nobody decided on go; what was decided stays.',
        {
          name,
        },
      ),
      buttonText: t('Delete'),
      danger: true,
    });
    if (!isSure) return;
    const failure = faultOf((await remove({ variables: { key } })).data?.deleteLookupSource);
    if (failure) return notify('Error', failure.message);
    notify('Message', t('The source is deleted.'));
    readAgain();
  };
  const columns: AdminColumn<LookupSetting>[] = [
    {
      label: t('Name'),
      cell: ({ name, kind, isOn }) => (
        <>
          <RowName name={name} below={KIND_LABELS[kind]} />
          <Badge variant="light" tt="none" color={isOn ? 'teal' : 'gray'}>
            {isOn ? t('On') : t('Off')}
          </Badge>
        </>
      ),
    },
    {
      label: t('Address'),
      isWide: true,
      cell: ({ baseUrl, dataset }) => [baseUrl, dataset].filter(Boolean).join(' · '),
    },
    { label: t('Screening'), isWide: true, cell: (source) => <ScreeningCell source={source} /> },
    {
      label: t('Actions'),
      isLabelHidden: true,
      cell: (source) => (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('Actions on {name}', { name: source.name })}>
              <IconDots size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpened(source)}>{t('Edit')}</Menu.Item>
            <Menu.Item color="red" onClick={() => void drop(source)}>
              {t('Delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ),
    },
  ];
  return (
    <>
      <AdminTableSection
        label={t('Look-ups')}
        columns={columns}
        rows={data?.lookupSettings}
        keyOf={({ key }) => key}
        isLoading={loading}
        failure={{ title: t('The sources could not be read'), error, onRetry: () => void refetch() }}
        empty={{
          icon: <IconWorldSearch size={28} stroke={1.5} />,
          title: t('Nothing is looked up'),
          text: t(
            'Set up a source for the people of your organization: GLEIF for legal entities, or a yente server that screens for sanctions and politically exposed persons.',
          ),
        }}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} />}
            disabled={!data}
            onClick={() => setOpened(newSource('gleif'))}
          >
            {t('New source')}
          </Button>
        }
      />
      {opened && (
        <LookupDialog
          source={opened}
          onClose={(changed = false) => {
            setOpened(null);
            if (changed) readAgain();
          }}
        />
      )}
    </>
  );
}

function ScreeningCell({ source }: { source: LookupSetting }) {
  if (source.kind !== 'yente') return '';
  const said = [
    t('{screened} screened', { screened: count(source.screened) }),
    source.waiting > 0 && t('{waiting} waiting', { waiting: count(source.waiting) }),
    source.isNightly && t('each night'),
    source.fault && `${source.fault} ${source.faultAt ? toShownDateTime(source.faultAt) : ''}`,
  ];
  return said.filter(Boolean).join(' · ');
}
