import type { AccountType } from '@stemma/shared/permissions';
import type { PanelTab } from '../../lib/entityPanel';
import { AboutTab } from './about/AboutTab';
import { ChartsTab } from './charts/ChartsTab';
import { FilesTab } from './files/FilesTab';
import { InfoTab } from './info/InfoTab';
import { NotesTab } from './notes/NotesTab';
import { OwnershipTab } from './ownership/OwnershipTab';
import { PeopleTab } from './people/PeopleTab';
import { ShareTab } from './share/ShareTab';
import { RemoveTab } from './remove/RemoveTab';
import type { TabProps } from './tabProps';

interface Props extends TabProps {
  tab: PanelTab;
  accountType: AccountType;
  /** Whether the files show their upload view. */
  uploading: boolean;
}

/** What one of the panel's tabs shows. */
export function TabContent({ tab, accountType, uploading, ...props }: Props) {
  switch (tab) {
    case 'info':
      return <InfoTab {...props} />;
    case 'file':
    case 'fileupload':
      return <FilesTab uploading={uploading} {...props} />;
    case 'notes':
      return <NotesTab {...props} />;
    case 'people':
      return <PeopleTab {...props} />;
    case 'ownership':
      return <OwnershipTab {...props} />;
    case 'charts':
      return <ChartsTab {...props} />;
    case 'share':
      return <ShareTab record={props.record} />;
    case 'security':
      return <AboutTab {...props} />;
    case 'bin':
      return <RemoveTab record={props.record} accountType={accountType} />;
  }
}
