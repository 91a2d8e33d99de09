import { keyText } from '@stemma/shared/rules/basic';
import { z } from 'zod';
import { viewerCanOf } from '../charts/policy';
import { readableCharts } from '../charts/readable';
import type { Context } from '../context';
import { requireUser } from '../context';
import { forbidden, parse } from '../errors';
import { unlessReadOnly } from '../storage/errors';
import { one } from '../store';
import { elsewhere, HEARD_FOR } from './policy';
import type { ChartPresence } from './present';
import { presentEditor } from './present';
import * as store from './store';

const shape = z.object({ key: keyText, place: keyText, editing: z.boolean() });

/**
 * Says that the caller has a chart open, for editing or not, in a place of his (a tab), and learns its revision and who edits it
 * elsewhere. To be said again within 75 s. It locks nobody out: saves meet by their revision. Throws `notFound` also for a chart that the
 * caller may not know of, `forbidden` where he may not edit it.
 */
export async function recordPresence(context: Context, input: unknown): Promise<ChartPresence> {
  const caller = requireUser(context);
  const { key, place, editing } = parse(shape, input);
  const at = Date.now();
  const { name, revision, viewerCan, changedBy, changedByKey, entitiesChanged, editors } = await context.read(
    async (tx) => {
      const chart = one(await readableCharts(tx, caller, [key]));
      const viewerCan = viewerCanOf(caller, chart);
      if (editing && !viewerCan.edit) throw forbidden();
      return {
        ...one(await store.openEditors(tx, { key, after: at - HEARD_FOR })),
        revision: chart.revision,
        viewerCan,
      };
    },
  );
  const here = { userKey: caller.userKey, place };
  const isHere = editors.some((one) => one.userKey === here.userKey && one.place === place);
  if (editing || isHere) {
    const noted = context.write(async (tx) => {
      if (!editing || !isHere) await store.leave(tx, key, caller.userKey, place, at - HEARD_FOR);
      if (editing) await store.stay(tx, { key, ...here, at, since: new Date(at).toISOString() });
    });
    await unlessReadOnly(noted);
  }
  return {
    name,
    revision,
    changedBy,
    changedByCaller: changedByKey === caller.userKey,
    entitiesChanged,
    viewerCan,
    others: elsewhere(editors, here).map((editor) => presentEditor(editor, caller.userKey)),
  };
}
