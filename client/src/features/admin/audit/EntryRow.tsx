import { Badge } from '@mantine/core';
import { toShownDateTime } from '@stemma/shared/dates';
import type { AuditLogQuery } from '../../../gql/graphql';
import classes from '../Admin.module.css';
import { actionWords } from './actionWords';

export type AuditEntry = AuditLogQuery['auditLog']['entries'][number];

/** One entry of the audit log. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  const { at, userName, userKey, action, target, details, address, before, after } = entry;
  const who = userName ?? (userKey ? <span className={classes.dim}>{userKey}</span> : <span>nobody signed in</span>);
  return (
    <tr>
      <td className={`${classes.wide} ${classes.nowrap}`}>{toShownDateTime(at)}</td>
      <td className={`${classes.wide} ${classes.words}`}>{who}</td>
      <td className={classes.words}>
        {actionWords(action)}
        {details.startsWith('wrong ') && (
          <Badge color="red" variant="light" size="sm" ml={8}>
            Refused
          </Badge>
        )}
        {details && <div className={classes.dim}>{details}</div>}
        <div className={classes.narrow}>
          <div>
            {who}, {toShownDateTime(at)}
            {address && `, ${address}`}
          </div>
          {target && <div>Record {target}</div>}
          <Change before={before} after={after} />
        </div>
      </td>
      <td className={`${classes.wide} ${classes.dim}`}>{target}</td>
      <td className={classes.wide}>
        <Change before={before} after={after} />
      </td>
      <td className={`${classes.wide} ${classes.nowrap}`}>{address}</td>
    </tr>
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
