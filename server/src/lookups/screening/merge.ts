import { candidateKey } from '../candidateKey';
import type { SourceMatch } from '../sources/source';
import type { SourceRow } from '../store';
import type { CandidateRow, CandidateWrite } from './store';

/** What a source's answer about one entity changes among its candidates. */
export interface MergedMatches {
  puts: CandidateWrite[];
  /** Keys of candidates that nobody decided on and the source gives no more. */
  drops: string[];
}

/**
 * What a source says now beside what it said before. A decision stands while the record says the same: who was set aside is a candidate again
 * once it says something else, and who was confirmed stays confirmed, to be looked at again.
 */
export function mergeMatches(
  of: { entityKey: string; source: Pick<SourceRow, 'key' | 'name' | 'licence' | 'organizationKey'>; today: string },
  known: readonly CandidateRow[],
  matches: readonly SourceMatch[],
): MergedMatches {
  const { entityKey, source, today } = of;
  const before = new Map(
    known
      .filter((row) => row.entityKey === entityKey && row.sourceKey === source.key && row.purpose === 'screening')
      .map((row) => [row.recordId, row]),
  );
  const puts: CandidateWrite[] = [];
  for (const match of matches) {
    const row = before.get(match.id);
    before.delete(match.id);
    const isOther = row?.state === 'dismissed' && row.decidedDigest !== match.digest;
    const of = { entityKey, sourceKey: source.key, purpose: 'screening', recordId: match.id } as const;
    // One that came with a merge keeps the key it was made under.
    const key = row?.key ?? candidateKey(of);
    const { id: recordId, name, kind, link, facts, digest, score, category, topics, datasets } = match;
    const said = {
      recordId,
      name,
      kind,
      link,
      digest,
      score,
      category,
      topics,
      datasets,
      facts: JSON.stringify(facts),
    };
    const properties = {
      ...said,
      organizationKey: source.organizationKey,
      sourceKey: source.key,
      sourceName: source.name,
      licence: source.licence,
      purpose: 'screening',
      state: row && !isOther ? row.state : 'open',
      foundOn: row?.foundOn ?? today,
      seenOn: today,
      isGone: null,
    };
    puts.push({ key, entityKey, properties });
  }
  const rest = [...before.values()];
  for (const { key, state } of rest) if (state !== 'open') puts.push({ key, entityKey, properties: { isGone: true } });
  return { puts, drops: rest.filter(({ state }) => state === 'open').map(({ key }) => key) };
}
