import { bearer, CallFailed, SERVER_TROUBLE, UNREACHABLE } from '../../../lib/send';

/**
 * Puts entities on a chart, below what stands there; those that are there already stay where they are. Answers how many came.
 * @throws CallFailed
 */
export async function putOnChart(chartKey: string, entityKeys: readonly string[]): Promise<number> {
  let added = 0;
  for (const entityId of entityKeys) if (await putOne(chartKey, entityId)) added += 1;
  return added;
}

async function putOne(datasetId: string, entityId: string): Promise<boolean> {
  const response = await fetch('/api/datasets/addEntity', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer() },
    body: JSON.stringify({ datasetId, entityId }),
  }).catch(() => {
    throw new CallFailed('unreachable', UNREACHABLE);
  });
  const answer = (await response.json().catch(() => null)) as { added?: unknown; error?: unknown } | null;
  if (response.ok) return answer?.added === true;
  throw new CallFailed('server', typeof answer?.error === 'string' ? answer.error : SERVER_TROUBLE);
}
