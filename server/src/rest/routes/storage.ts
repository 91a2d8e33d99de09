import { z } from 'zod';
import { storageReport } from '../../storage/service';
import { route } from '../route';

const reason = z.enum(['diskFull', 'notWritable']).nullable();

/** admin/storage (beyond SPEC §7.7): how full the disks are, and how old the newest automatic backup. */
export const storageRoutes = [
  route({
    method: 'get',
    path: 'admin/storage',
    who: 'administrator',
    summary: 'The disks, and the automatic backups',
    description:
      'readOnly says that writes are refused (507) with the words of message, until there is space again; a volume says why in reason. backups is null where this server makes none; failure says why the last try failed.',
    answer: z
      .object({
        readOnly: z.boolean(),
        message: z.string().nullable(),
        reserveMegabytes: z.number(),
        volumes: z.array(
          z.object({
            name: z.enum(['store', 'files', 'backups']),
            freeMegabytes: z.number(),
            totalMegabytes: z.number(),
            reason,
          }),
        ),
        backups: z
          .object({ newestAt: z.string().nullable(), count: z.number(), failure: z.string().nullable() })
          .nullable(),
      })
      .meta({ id: 'Storage' }),
    run: (context) => storageReport(context),
  }),
];
