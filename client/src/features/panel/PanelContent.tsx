import { useQuery } from '@apollo/client/react';
import { Tabs } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { isRecordType } from '@stemma/shared/entities/typeNames';
import { t } from '@stemma/shared/language/translate';
import { ErrorState, State } from '../../components/State';
import { useChanged } from '../../lib/changed';
import { openEntityPanel, type OpenEntity } from '../../lib/entityPanel';
import { usePanelChart } from '../../lib/panelChart';
import { useSession } from '../../lib/session';
import { panelEntityQuery } from './documents';
import { PanelHeader } from './PanelHeader';
import { PanelSkeleton } from '../../components/panel/PanelSkeleton';
import { PanelTabs } from '../../components/panel/PanelTabs';
import { SHEET } from '../../components/panel/sheet';
import { useScreen } from '../../lib/useScreen';
import classes from '../../components/panel/Panel.module.css';
import { mayEdit } from './record';
import { TabContent } from './TabContent';
import { panelTabs, shownTab } from '../../components/panel/tabs';
import { UnsavedEntity } from './UnsavedEntity';
import { useGivenUp } from './work';

/** One entity in the panel: header, tabs, and what the open tab shows. */
export function PanelContent({ open }: { open: OpenEntity }) {
  const session = useSession();
  const chart = usePanelChart();
  const narrow = useScreen(SHEET);
  const given = useGivenUp();
  const { data, error, loading, refetch } = useQuery(panelEntityQuery, {
    variables: { key: open.key },
    fetchPolicy: 'cache-and-network',
  });
  const readAgain = () => void refetch().catch(() => undefined);
  useChanged('entities', readAgain);

  const record = data?.entity;
  const fresh = chart?.newEntity(open.key) ?? null;
  if (!record && fresh !== null) return <UnsavedEntity entityKey={open.key} name={fresh} onSaved={readAgain} />;
  if (!record) {
    return (
      <PanelHeader title="">
        {error ? (
          <ErrorState
            title={t('The details did not load')}
            text={t('Stemma could not read them just now. Check your connection and try again.')}
            busy={loading}
            onRetry={readAgain}
          />
        ) : loading ? (
          <PanelSkeleton />
        ) : (
          <State
            icon={<IconUserQuestion size={28} stroke={1.5} />}
            title={t('This entity is not here')}
            text={t('It was deleted, or it is not shared with you.')}
          />
        )}
      </PanelHeader>
    );
  }

  const accountType = session.status === 'signedIn' ? session.viewer.accountType : 'viewOnly';
  const onEditedChart = chart?.editing === true && chart.has(record.key);
  const onSharedChart = chart?.openShareLinks != null && chart.has(record.key);
  const tabs = panelTabs({ kind: 'user', accountType, onEditedChart, onSharedChart });
  const tab = shownTab(tabs, open.tab);
  const editable = mayEdit(record, accountType) && isRecordType(record.typeName);
  return (
    <Tabs
      className={classes.tabs}
      value={tab}
      onChange={(value) => {
        const next = tabs.find((one) => one === value);
        if (next) openEntityPanel({ ...open, tab: next, keepFocus: true });
      }}
      orientation={narrow ? 'horizontal' : 'vertical'}
      placement="left"
      variant="pills"
      activateTabWithKeyboard={false}
      keepMounted={false}
    >
      <PanelHeader record={record} editable={editable}>
        {tab && (
          <Tabs.Panel value={tab} key={`${tab} ${given}`} className={classes.content}>
            <TabContent
              tab={tab}
              record={record}
              editable={editable}
              accountType={accountType}
              uploading={open.tab === 'fileupload'}
            />
          </Tabs.Panel>
        )}
      </PanelHeader>
      <PanelTabs tabs={tabs} across={narrow} />
    </Tabs>
  );
}
