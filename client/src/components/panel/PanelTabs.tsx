import { Tabs, Tooltip } from '@mantine/core';
import { t } from '@stemma/shared/language/translate';
import {
  IconChartDots3,
  IconFile,
  IconId,
  IconNote,
  IconShare,
  IconShieldCheck,
  IconTrash,
  IconSitemap,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import type { PanelTab } from '../../lib/entityPanel';
import classes from './Panel.module.css';

/** The upload view belongs to the files. */
type StripTab = Exclude<PanelTab, 'fileupload'>;

/** Each tab's words and picture. */
const LOOK: Record<StripTab, { label: string; icon: TablerIcon }> = {
  info: { label: t('Details'), icon: IconId },
  file: { label: t('Files'), icon: IconFile },
  notes: { label: t('Notes'), icon: IconNote },
  people: { label: t('Key persons'), icon: IconUsers },
  ownership: { label: t('Ownership'), icon: IconSitemap },
  charts: { label: t('Charts'), icon: IconChartDots3 },
  share: { label: t('Share'), icon: IconShare },
  security: { label: t('About'), icon: IconShieldCheck },
  bin: { label: t('Remove Entity'), icon: IconTrash },
};

/** The panel's tabs as pictures along the edge; arrows go from one to the next, Enter opens it. */
export function PanelTabs({ tabs, across }: { tabs: readonly PanelTab[]; across: boolean }) {
  return (
    <Tabs.List className={classes.strip} aria-label={t('What to show of the entity')}>
      {tabs.filter(hasPicture).map((tab) => {
        const { label, icon: Icon } = LOOK[tab];
        return (
          <Tooltip key={tab} label={label} position={across ? 'bottom' : 'left'}>
            <Tabs.Tab value={tab} className={classes.tab} aria-label={label} data-tab={tab}>
              <Icon size={20} stroke={1.6} aria-hidden />
            </Tabs.Tab>
          </Tooltip>
        );
      })}
    </Tabs.List>
  );
}

function hasPicture(tab: PanelTab): tab is StripTab {
  return tab !== 'fileupload';
}
