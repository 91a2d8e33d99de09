import { Badge, Text } from '@mantine/core';
import { toShownDateTime } from '@stemma/shared/dates';
import { t } from '@stemma/shared/language/translate';
import type { AuditLogQuery } from '../../../gql/graphql';
import { Narrow } from '../table/AdminTable';
import type { AdminColumn } from '../table/AdminTable';
import { auditActionLabel } from './actionLabel';
import classes from './Audit.module.css';

type AuditEntry = AuditLogQuery['auditLog']['entries'][number];

/** What the audit log says of each entry. */
export const AUDIT_COLUMNS: readonly AdminColumn<AuditEntry>[] = [
  { label: t('When'), isWide: true, isOneLine: true, cell: ({ at }) => toShownDateTime(at) },
  { label: t('Who'), isWide: true, isText: true, cell: (entry) => <Who entry={entry} /> },
  {
    label: t('What'),
    isText: true,
    cell: (entry) => (
      <>
        {auditActionLabel(entry.action)}
        {entry.details.startsWith('wrong ') && (
          <Badge color="red" variant="light" size="sm" ml={8}>
            {t('Refused')}
          </Badge>
        )}
        {entry.details && (
          <Text c="dimmed" fz={12}>
            {entry.details}
          </Text>
        )}
        <Narrow>
          <div>
            <Who entry={entry} />, {toShownDateTime(entry.at)}
            {entry.address && `, ${entry.address}`}
          </div>
          {entry.target && <div>{t('Record {target}', { target: entry.target })}</div>}
          <Change {...entry} />
        </Narrow>
      </>
    ),
  },
  { label: t('Record'), isWide: true, isDimmed: true, cell: ({ target }) => target },
  { label: t('Change'), isWide: true, cell: (entry) => <Change {...entry} /> },
  { label: t('From'), isWide: true, isOneLine: true, cell: ({ address }) => address },
];

function Who({ entry: { userName, userKey } }: { entry: AuditEntry }) {
  if (userName != null) return userName;
  return userKey ? (
    <Text span c="dimmed" fz={12}>
      {userKey}
    </Text>
  ) : (
    t('nobody signed in')
  );
}

function Change({ before, after }: { before?: string | null | undefined; after?: string | null | undefined }) {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.map((name) => (
    <code key={name} className={classes.change}>
      {`${name}: ${said(was[name])} → ${said(is[name])}`}
    </code>
  ));
}

function fieldsOf(json: string | null | undefined): Record<string, unknown> {
  const fields: unknown = json ? JSON.parse(json) : {};
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {};
}

const said = (value: unknown): string => (value === undefined || value === null ? '–' : JSON.stringify(value));
