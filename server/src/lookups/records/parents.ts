import { isoToday } from '@stemma/shared/dates';
import { lookupMessages } from '@stemma/shared/messages/lookups';
import { permitsEdit } from '@stemma/shared/permissions';
import { takeParentsShape } from '@stemma/shared/rules/lookups';
import { record } from '../../audit/service';
import { readableCharts } from '../../charts/readable';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, forbidden, parse } from '../../errors';
import { readStatement, recordKeyOf } from '../../exchange/bods/statement';
import { GLEIF } from '../../exchange/gleif/parties';
import { parentStatements } from '../../exchange/gleif/relationships';
import { importFile } from '../../exchange/service';
import type { StatementFile } from '../../exchange/statementFile';
import { lockScreened } from '../screening/store';
import { beginRequest, fetchFromSource, keepDecision, keepLink, ownEntity, recordSource } from './decisions';

/** What became of the parents that were taken. */
export interface ParentsTaken {
  chartKey: string;
  /** Entities and links made. */
  made: number;
  /** Entities that were there before. */
  joined: number;
}

/**
 * Takes parents that a record reports onto a chart: each is an organisation, joined by its LEI where the caller may edit one, and linked with the
 * entity by a role without a share, with the source's statement as evidence. Of the entity itself nothing is changed. Throws `notFound` and
 * `forbidden` for a chart or an entity, `conflict` where the source says something else than the caller was shown.
 */
export async function takeParents(context: Context, input: unknown): Promise<ParentsTaken> {
  const caller = requireUser(context);
  const { sourceKey, recordId, entityKey, digest, chartKey, parents } = parse(takeParentsShape, input);
  const source = await recordSource(context, sourceKey);
  const [chart] = await context.read((tx) => readableCharts(tx, caller, [chartKey]));
  if (!chart?.permission || !permitsEdit(chart.permission)) throw forbidden();
  await beginRequest(context, source, entityKey, 'lookups/fetch');
  const found = await fetchFromSource(context, source, recordId);
  const chosen = found.relations.filter(({ kind, record: parent }) =>
    parents.some((one) => one.kind === kind && one.recordId === parent?.id),
  );
  if (found.digest !== digest || chosen.length < parents.length)
    throw new AppError('conflict', lookupMessages.saysOther, { field: 'digest' });
  const day = isoToday();
  const raw = chosen.flatMap(({ kind, record: parent }) =>
    parent
      ? parentStatements(found.id, {
          kind: kind === 'directParent' ? 'direct' : 'ultimate',
          ...{ lei: parent.id, name: parent.name, country: parent.country, day },
        })
      : [],
  );
  const statements = raw.map((one) => readStatement(one)).flatMap((one) => ('statement' in one ? [one.statement] : []));
  const file: StatementFile = { statements, skipped: [], read: statements.length };
  const { made, joined } = await importFile(context, file, {
    chartKey,
    given: new Map([[recordKeyOf(GLEIF.name, found.id, 'party'), entityKey]]),
    above: entityKey,
    alsoIn: async (tx) => {
      await lockScreened(tx, [entityKey]);
      await ownEntity(tx, caller, entityKey);
      await keepDecision(tx, caller, { source, found, entityKey, state: 'taken' });
      if (found.link) await keepLink(tx, caller, { source, found, entityKey, link: found.link });
      const taken = chosen.map(({ kind, record: parent }) => `${kind} ${parent?.id ?? ''}`).join(', ');
      const details = `${source.name}, ${recordId}: ${taken}`;
      await record(tx, context, { action: 'lookups/takeParents', target: entityKey, details });
    },
  });
  return { chartKey, made, joined };
}
