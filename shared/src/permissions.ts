/** What a user may do with a record, weakest first (DESIGN §4 Access). */
export const PERMISSIONS = ['Viewer', 'Editor', 'Co-Owner'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Account types (SPEC §3.3). `None` is a shared user: reads only what is shared with it. */
export const ACCOUNT_TYPES = ['Standard', 'Premium', 'Enterprise', 'None', 'viewOnly'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const VISIBILITIES = ['public', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What the caller may do with a record; sent with it so that screens offer only what will work. */
export interface ViewerCan {
  edit: boolean;
  share: boolean;
  delete: boolean;
}

/** Whether an account of this type may ever write (SPEC §6). */
export function accountMayWrite(type: AccountType): boolean {
  return type !== 'viewOnly' && type !== 'None';
}

/** Whether a permission lets its holder change the record; null is none (DESIGN §4, Access). */
export function permitsEdit(permission: string | null | undefined): boolean {
  return permission === 'Co-Owner' || permission === 'Editor';
}

/** Whether a permission lets its holder share and delete the record; null is none. */
export function permitsDelete(permission: string | null | undefined): boolean {
  return permission === 'Co-Owner';
}
