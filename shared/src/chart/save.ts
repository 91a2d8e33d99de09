import { z } from 'zod';
import { entityChangeShape } from '../entities/entity';
import { limits } from '../limits';
import { messages } from '../messages';
import { keyText, lineText, nameText, orUsual, plainText } from '../rules/basic';
import { faultOfGroups } from '../rules/groups';
import { linkShape, ROUTINGS } from './link';
import { placementShape } from './placement';

export const groupShape = z.object({
  key: keyText,
  name: orUsual(lineText(limits.nameMax), ''),
  members: orUsual(z.array(keyText).max(limits.chartEntitiesMax), []),
  collapsed: orUsual(z.boolean(), false),
});

/** The groups of a chart: each has a key of its own, and none is within itself. */
export const groupsShape = z
  .array(groupShape)
  .max(1000)
  .superRefine((groups, check) => {
    const wrong = faultOfGroups(groups);
    if (wrong) check.addIssue({ code: 'custom', message: wrong.fault, path: [wrong.index, wrong.field] });
  });

/**
 * The difference between the chart as read and as it should be: records by key, each whole. Entities come before placements and
 * placements before links; what is in both an upsert and a removal is removed. Sending it twice has one effect.
 */
export const chartChangesShape = z
  .object({
    name: nameText.nullish(),
    description: plainText(limits.chartDescriptionMax).nullish(),
    routing: z.enum(ROUTINGS).nullish(),
    /** Empty for the organization's own. */
    styleKey: keyText.or(z.literal('')).nullish(),
    entities: orUsual(z.array(entityChangeShape).max(limits.chartEntitiesMax), []),
    placements: orUsual(z.array(placementShape).max(limits.chartEntitiesMax), []),
    links: orUsual(z.array(linkShape).max(limits.chartLinksMax), []),
    removedPlacements: orUsual(z.array(keyText).max(limits.chartEntitiesMax), []),
    removedLinks: orUsual(z.array(keyText).max(limits.chartLinksMax), []),
    groups: groupsShape.nullish(),
  })
  .superRefine(({ entities, placements, links }, check) => {
    const lists = {
      entities: entities.map(({ key }) => key),
      placements: placements.map(({ entityKey }) => entityKey),
      links: links.map(({ key }) => key),
    };
    for (const [list, keys] of Object.entries(lists)) {
      const at = secondOf(keys);
      const path = [list, at, list === 'placements' ? 'entityKey' : 'key'];
      if (at >= 0) check.addIssue({ code: 'custom', message: messages.keyTwice, path });
    }
  });
export type ChartChanges = z.output<typeof chartChangesShape>;
export type ChartChangesInput = z.input<typeof chartChangesShape>;

/** Where a key comes for the second time; -1 where each comes once. */
function secondOf(keys: readonly string[]): number {
  const seen = new Set<string>();
  return keys.findIndex((key) => seen.size === seen.add(key).size);
}

/** A save of a chart: refused with 409 when `revision` isn't the chart's; `saveKey` makes a repeated save answer as the first did. */
export const chartSaveShape = z.object({
  key: keyText,
  revision: z.number().int().min(0),
  saveKey: keyText.nullish(),
  changes: chartChangesShape,
});
export type ChartSave = z.output<typeof chartSaveShape>;
export type ChartSaveInput = z.input<typeof chartSaveShape>;
