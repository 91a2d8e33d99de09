import type { Context } from '../context';
import { requireUser } from '../context';

/** An iteration of the team that works on this installation, or a work item of one. */
export interface DevopsItem {
  key: string;
  name: string;
}

/** The iterations that a configured provider knows; none without a provider (DESIGN §4), and none can be configured yet. */
export async function iterations(context: Context): Promise<DevopsItem[]> {
  requireUser(context);
  return [];
}

/** The work items of an iteration; none without a provider. */
export async function workItemsIn(context: Context, _iteration: string): Promise<DevopsItem[]> {
  requireUser(context);
  return [];
}
