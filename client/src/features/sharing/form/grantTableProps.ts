import type { ShareGrants } from '../../../components/sharing/grants';
import type { ShareLinkDraft } from './draft';

/** The switches of a link's entities, and who is told when they are turned. */
export interface GrantTableProps {
  grants: ShareGrants;
  /** As the link has them now. */
  before: ShareGrants;
  picks: ShareLinkDraft['picks'];
  onChange: (grants: ShareGrants) => void;
  onFiles: (of: { key: string; name: string }) => void;
}
