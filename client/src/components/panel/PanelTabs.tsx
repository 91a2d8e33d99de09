import { Tabs, Tooltip } from '@mantine/core';
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
  info: { label: 'Details', icon: IconId },
  file: { label: 'Files', icon: IconFile },
  notes: { label: 'Notes', icon: IconNote },
  people: { label: 'Key persons', icon: IconUsers },
  ownership: { label: 'Ownership', icon: IconSitemap },
  charts: { label: 'Charts', icon: IconChartDots3 },
  share: { label: 'Share', icon: IconShare },
  security: { label: 'About', icon: IconShieldCheck },
  bin: { label: 'Remove Entity', icon: IconTrash },
};

/** The panel's tabs as pictures along the edge; arrows go from one to the next, Enter opens it. */
export function PanelTabs({ tabs, across }: { tabs: readonly PanelTab[]; across: boolean }) {
  return (
    <Tabs.List className={classes.strip} aria-label="What to show of the entity">
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
