import { IconFileDescription } from '@tabler/icons-react';
import { State } from '../../../components/State';

/** Where an entity's files, folders and links will stand. */
export function FilesTab() {
  return (
    <State
      icon={<IconFileDescription size={28} stroke={1.5} />}
      title="Files are on their way"
      text="Documents, folders and web links of this entity will be kept here. This part of Stemma is being built."
    />
  );
}
