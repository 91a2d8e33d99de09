import type { Draft, Grants } from './draft';

/** The switches of a link's entities, and who is told when they are turned. */
export interface GrantTableProps {
  grants: Grants;
  /** As the link has them now. */
  before: Grants;
  picks: Draft['picks'];
  onChange: (grants: Grants) => void;
  onFiles: (of: { key: string; name: string }) => void;
}
