import { t } from '@stemma/shared/language/translate';
import { shownRoles } from '@stemma/shared/chart/roleText';
import { toShownDate } from '@stemma/shared/dates';
import type { SceneView } from '../../scene/sceneView';

/** Most sources that are named. */
const SOURCES_MAX = 5;

/** Where what is on a chart is known from, the sources of most roles first, and when (ISO days) the file was made: "Sources: Companies House. Stemma, 22.11.2026". */
export function sourceLine(scene: SceneView, { day, today }: { day: string; today: string }): string {
  const counts = new Map<string, number>();
  for (const { link } of scene.links.values()) {
    for (const { source } of shownRoles(link, day)) {
      const text = source?.trim();
      if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }
  const sources = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([text]) => text);
  const more = sources.length - SOURCES_MAX;
  const named = [...sources.slice(0, SOURCES_MAX), ...(more > 0 ? [t('{more} more', { more })] : [])].join('; ');
  const made = `Stemma, ${toShownDate(today)}`;
  if (sources.length === 0) return made;
  const values = { named: named.replace(/\.$/, '') };
  const from = sources.length === 1 ? t('Source: {named}.', values) : t('Sources: {named}.', values);
  return `${from} ${made}`;
}
