import { accountMayWrite } from '@stemma/shared/permissions';
import type { UserCaller } from '../access/caller';

/** What a decision about a tag looks at. */
export interface TagFacts {
  organizationKey: string;
  createdBy: string;
}

/**
 * Tags are their organization's, for whoever made them or may read something that bears them, as names of tags say something of what
 * does; a shared user has none (SPEC §6).
 */
export function mayReadTag(caller: UserCaller, tag: TagFacts & { readable: boolean }): boolean {
  return caller.accountType !== 'None' && tag.organizationKey === caller.organizationKey && tag.readable;
}

/** Whoever made a tag, and the organization's administrators, change and delete it. */
export function mayChangeTag(caller: UserCaller, tag: TagFacts): boolean {
  if (tag.organizationKey !== caller.organizationKey) return false;
  return accountMayWrite(caller.accountType) && (tag.createdBy === caller.userKey || caller.isAdmin);
}

/** What a decision about a tagged entity or chart looks at. */
export interface TaggedAccess {
  permission: string | null;
  readable: boolean;
  binned: boolean;
}

export function mayTag(caller: UserCaller, node: TaggedAccess): boolean {
  const edits = node.permission === 'Co-Owner' || node.permission === 'Editor';
  return edits && !node.binned && accountMayWrite(caller.accountType);
}
