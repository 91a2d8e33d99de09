import { z } from 'zod';
import { auditEntries, entryQuery, EXPORT_FORMATS, exportAudit } from '../../audit/log/service';
import { XLSX_TYPE } from '../../download';
import { route } from '../route';

const entry = z
  .object({
    key: z.string(),
    at: z.string(),
    action: z.string(),
    target: z.string(),
    details: z.string(),
    userKey: z.string(),
    userName: z.string().nullable(),
    organizationKey: z.string(),
    address: z.string(),
    requestId: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry', description: 'before and after are the changed fields as JSON text.' });

const query = entryQuery.extend({ limit: z.coerce.number().optional() });

/** admin/audit (beyond SPEC §7.7): who did what to which record, when, from where. Entries are only ever added. */
export const auditRoutes = [
  route({
    method: 'get',
    path: 'admin/audit',
    who: 'administrator',
    summary: 'The audit log, a page at a time',
    description:
      'The latest first. from and until are ISO dates or moments, until left out itself; action is what the action begins with, as "auth/" or "users/delete". after is what the page before answered as next.',
    query,
    answer: z.object({ entries: z.array(entry), next: z.string().nullable() }),
    run: (context, { query: wanted }) => auditEntries(context, wanted),
  }),
  route({
    method: 'get',
    path: 'admin/audit/export/{format}',
    who: 'administrator',
    summary: 'The audit log as a file',
    description: 'format is xlsx, or jsonl for a JSON object a line. By the same filter; that it was taken is logged.',
    params: z.object({ format: z.enum(EXPORT_FORMATS) }),
    query: query.omit({ after: true, limit: true }),
    download: XLSX_TYPE,
    answer: z.string().describe('The file.'),
    run: (context, { params, query: wanted }) => exportAudit(context, params.format, wanted),
  }),
];
