import { useEffect, useState, type ReactNode } from 'react';
import { ActionIcon, Tabs, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { typeLabel } from '@stemma/shared/entities/typeNames';
import { limits } from '@stemma/shared/limits';
import { t } from '@stemma/shared/language/translate';
import { emptySelection } from '../../../chart/model/selection';
import { EntityTypeIcon } from '../../../components/entity/EntityTypeIcon';
import classes from '../../../components/panel/Panel.module.css';
import { PanelTabs } from '../../../components/panel/PanelTabs';
import { SHEET } from '../../../components/panel/sheet';
import { useScreen } from '../../../lib/useScreen';
import { SheetHandle } from '../../../components/panel/SheetHandle';
import { useSheet } from '../../../components/panel/useSheet';
import { Section } from '../../../components/panel/Section';
import { panelTabs, shownTab } from '../../../components/panel/tabs';
import type { PanelTab } from '../../../lib/entityPanel';
import type { Shown } from '../chart/readShared';
import { useViewerUi, useViewer } from '../chart/viewer';
import { PANEL_ID } from './openEntity';
import { VisitorTab } from './VisitorTab';

/** What a link shows of an entity, at the right edge: the granted tabs, opening on the first (SPEC §2.4). */
export function VisitorPanel() {
  const { shared } = useViewer();
  const key = useViewerUi((state) => state.open);
  const open = key === null ? null : (shared.shown.get(key) ?? null);
  const shown = useShown(open);
  const { session } = useViewer();
  const { isTall, setTall, panelProps } = useSheet(key);
  const [chosen, setChosen] = useState<{ key: string; tab: PanelTab }>();
  const tab = chosen?.key === shown?.key ? chosen?.tab : undefined;
  const wide = open !== null && shownTab(tabsOf(open, shared.ownership), tab) === 'file';
  return (
    <aside
      id={PANEL_ID}
      className={classes.panel}
      data-open={open !== null || undefined}
      data-wide={wide || undefined}
      aria-label={t('Entity')}
      inert={open === null}
      tabIndex={-1}
      {...panelProps}
    >
      <SheetHandle isTall={isTall} setTall={setTall} onClose={() => session.select(emptySelection)} />
      {shown && (
        <Content key={shown.key} entity={shown} tab={tab} onTab={(next) => setChosen({ key: shown.key, tab: next })} />
      )}
    </aside>
  );
}

interface ContentProps {
  entity: Shown;
  /** The tab that was asked for; the first granted one where there is none. */
  tab: PanelTab | undefined;
  onTab: (tab: PanelTab) => void;
}

function Content({ entity, tab: asked, onTab }: ContentProps) {
  const narrow = useScreen(SHEET);
  const { ownership } = useViewer().shared;
  const tabs = tabsOf(entity, ownership);
  const tab = shownTab(tabs, asked);
  if (!tab) {
    return (
      <Main entity={entity}>
        <div className={classes.content}>
          <Description text={entity.description} />
          <p className={classes.none} style={{ marginTop: 20 }}>
            {entity.isPrivate
              ? t('It stands on this chart, and who or what it is stays private.')
              : t('Nothing more of it is shared by this link.')}
          </p>
        </div>
      </Main>
    );
  }
  return (
    <Tabs
      className={classes.tabs}
      value={tab}
      onChange={(value) => {
        const next = tabs.find((one) => one === value);
        if (next) onTab(next);
      }}
      orientation={narrow ? 'horizontal' : 'vertical'}
      placement="left"
      variant="pills"
      activateTabWithKeyboard={false}
      keepMounted={false}
    >
      <Main entity={entity}>
        <Tabs.Panel value={tab} className={classes.content}>
          {tab === tabs[0] && <Description text={entity.description} />}
          <VisitorTab tab={tab} entityKey={entity.key} typeName={entity.typeName} />
        </Tabs.Panel>
      </Main>
      <PanelTabs tabs={tabs} across={narrow} />
    </Tabs>
  );
}

function Main({ entity, children }: { entity: Shown; children: ReactNode }) {
  const { session } = useViewer();
  const { typeName, name, party, isPrivate } = entity;
  return (
    <div className={classes.main}>
      <header className={classes.head}>
        <EntityTypeIcon type={typeName} party={isPrivate ? 'anonymous' : party} size={40} />
        <div className={classes.title}>
          <h2 title={name}>
            <bdi>{name}</bdi>
          </h2>
          <p>{isPrivate ? t('Not disclosed') : typeLabel(typeName)}</p>
        </div>
        <Tooltip label={t('Close (Esc)')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('Close the panel')}
            onClick={() => session.select(emptySelection)}
          >
            <IconX size={18} />
          </ActionIcon>
        </Tooltip>
      </header>
      <div className={classes.scroll}>{children}</div>
    </div>
  );
}

/** What the chart itself says of it. */
function Description({ text }: { text: string }) {
  if (!text.trim()) return null;
  return (
    <Section title={t('On this chart')}>
      <p className={classes.notes}>
        <bdi>{text}</bdi>
      </p>
    </Section>
  );
}

function tabsOf(
  { shareInfo, shareFiles, shareNotes, shareKeyPersons, isPrivate }: Shown,
  ownership: boolean,
): PanelTab[] {
  const grants = {
    info: shareInfo,
    files: shareFiles,
    notes: shareNotes,
    keyPersons: shareKeyPersons,
    ownership: ownership && !isPrivate,
  };
  return panelTabs({ kind: 'visitor', grants });
}

/** What is open, and for half a second more what was. */
function useShown(open: Shown | null): Shown | null {
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setLast(null), limits.panelHideDelay);
    return () => clearTimeout(timer);
  }, [open]);
  return open ?? last;
}
