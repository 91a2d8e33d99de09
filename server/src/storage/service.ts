import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden } from '../errors';
import type { StorageReport } from './report';

/** The disks and the automatic backups, for administrators. */
export async function storageReport(context: Context): Promise<StorageReport> {
  if (!requireUser(context).isAdmin) throw forbidden();
  return context.storage();
}
