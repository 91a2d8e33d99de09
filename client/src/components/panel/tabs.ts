import type { AccountType } from '@stemma/shared/permissions';
import type { PanelTab } from '../../lib/entityPanel';

/** What of an entity a share link shows (SPEC §3.3). */
export interface TabGrants {
  info: boolean;
  files: boolean;
  notes: boolean;
  keyPersons: boolean;
  ownership: boolean;
}

/** Who looks at the panel: a signed-in user, perhaps with a chart behind it that he edits or may share, or a visitor of a share link. */
export type PanelReader =
  | { kind: 'user'; accountType: AccountType; onEditedChart: boolean; onSharedChart: boolean }
  | { kind: 'visitor'; grants: TabGrants };

/** The tabs that a reader has, in their order (SPEC §2.4). */
export function panelTabs(reader: PanelReader): PanelTab[] {
  if (reader.kind === 'visitor') {
    const { info, files, notes, keyPersons, ownership } = reader.grants;
    const granted: [PanelTab, boolean][] = [
      ['info', info],
      ['file', files],
      ['notes', notes],
      ['people', keyPersons],
      ['ownership', ownership],
    ];
    return granted.filter(([, given]) => given).map(([tab]) => tab);
  }
  const tabs: PanelTab[] = ['info', 'file', 'notes', 'people', 'ownership', 'charts'];
  if (reader.onSharedChart) tabs.push('share');
  tabs.push('security');
  return reader.onEditedChart && reader.accountType !== 'None' ? [...tabs, 'bin'] : tabs;
}

/** The tab to show: the one asked for where the reader has it, else his first; null where he has none. The upload view is a tab of its own only by name. */
export function shownTab(tabs: readonly PanelTab[], asked: PanelTab = 'info'): PanelTab | null {
  const wanted = asked === 'fileupload' ? 'file' : asked;
  return tabs.includes(wanted) ? wanted : (tabs[0] ?? null);
}
