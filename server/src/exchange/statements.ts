import { statementName } from '@stemma/shared/chart/roleSource';
import { roleText } from '@stemma/shared/chart/roleText';
import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { readableCharts } from '../charts/readable';
import type { Context } from '../context';
import { requireUser } from '../context';
import { readingOrganization } from '../entities/service';
import { notFound, parse } from '../errors';
import type { UserCaller } from '../access/caller';
import type { Tx } from '../store';
import { rolesOfInterests } from './bods/interests';
import { partyFactsOf } from './bods/model';
import type { Statement } from './bods/statement';
import { readStatement, sourceOf } from './bods/statement';
import * as store from './store';

/** A statement that something on a chart was imported from, as it is read by people. */
export interface SourceStatement {
  key: string;
  /** The publisher's own id of it. */
  statementId: string;
  recordType: string;
  recordStatus: string;
  /** As given; empty when it is missing. */
  statementDate: string;
  publisher: string;
  source: string | null;
  /** The name that it gives an entity, or the roles that it states, a line each. */
  says: string;
}

const shape = z.object({ chartKey: keyText, entityKey: keyText.nullish(), linkKey: keyText.nullish() });

/**
 * The statements of a chart's imports that an entity or a link on it comes from, newest first; without either, none. For whoever may read
 * the chart; throws `notFound` also where the caller may not know of it, and for what is not on it.
 */
export async function statementsOf(context: Context, input: unknown): Promise<SourceStatement[]> {
  const caller = requireUser(context);
  const { chartKey, entityKey = null, linkKey = null } = parse(shape, input);
  return context.read(async (tx) => {
    const [chart] = await readableCharts(tx, caller, [chartKey]);
    const [row] = await store.missingOn(tx, { chartKey, entityKey, linkKey });
    if (!chart || row?.missing) throw notFound();
    const rows = [
      ...(entityKey ? await store.statementsOfEntity(tx, { chartKey, entityKey }) : []),
      ...(linkKey ? await store.statementsOfLink(tx, { chartKey, linkKey }) : []),
    ];
    return rows.map(tell);
  });
}

/** Names of those of these statements that charts were imported from which the caller may read, by key, and their publishers' ids of them. */
export async function statementNames(
  tx: Tx,
  caller: UserCaller,
  keys: readonly string[],
): Promise<Map<string, { name: string; statementId: string }>> {
  if (keys.length === 0) return new Map();
  const who = { userKey: caller.userKey, organizationKey: readingOrganization(caller) };
  const rows = await store.statementTitles(tx, { keys: [...new Set(keys)], ...who });
  return new Map(rows.map((row) => [row.key, { name: statementName(row), statementId: row.statementId }]));
}

function tell({ key, json, ...record }: store.StatementRecord): SourceStatement {
  const reading = readStatement(JSON.parse(json));
  const statement = 'statement' in reading ? reading.statement : undefined;
  return {
    key,
    ...record,
    source: (statement && sourceOf(statement)) ?? null,
    says: statement ? saidBy(statement) : '',
  };
}

function saidBy(statement: Statement): string {
  if (statement.recordType !== 'relationship') return partyFactsOf(statement)?.name ?? '';
  return statement.details ? rolesOfInterests(statement.details, undefined).map(roleText).join('\n') : '';
}
