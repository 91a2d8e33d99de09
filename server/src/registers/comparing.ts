import type { Said } from '@stemma/shared/registers';
import { differencesOf } from '@stemma/shared/registers';
import type { Tx } from '../store';
import { recordKeyIn } from './rows';
import { nothingSaid, saidByRegister } from './says';
import { saveNews, staleTaken } from './takenStore';

const PAGE = 50;

/** Compares a page of the entities that were taken with what an edition says of them; answers how many there were. Nothing of theirs is changed. */
export async function compareTaken(
  tx: Tx,
  { registerKey, edition, day }: { registerKey: string; edition: string; day: string },
): Promise<number> {
  const taken = await staleTaken(tx, registerKey, edition, PAGE);
  if (taken.length === 0) return 0;
  const now = await saidByRegister(tx, [...new Set(taken.map(({ record }) => recordKeyIn(edition, record)))]);
  const rows = taken.map(({ entityKey, record, says }) => {
    const before = JSON.parse(says) as Said;
    const differences = differencesOf(before, now.get(recordKeyIn(edition, record)) ?? nothingSaid(before));
    return { entityKey, news: differences.length > 0 ? JSON.stringify(differences) : null };
  });
  await saveNews(tx, { registerKey, edition, day, rows });
  return taken.length;
}
