import {
  decorationValues,
  isDecorationType,
  typedValues,
  type DecorationValues,
} from '@stemma/shared/chart/decoration';
import type { ChartLink } from '@stemma/shared/chart/link';
import type { ChartProps, NodeRecord } from '../document';
import type { Fields, MergeKind } from './meet';

/** The field that holds where a card stands, or how a link runs. */
export const PLACE = 'place';
const DECORATION = 'kept.';
const DERIVED = new Set([
  'key',
  'country',
  'detail',
  'trailEnd',
  'permission',
  'chartCount',
  'isNew',
  'newRecord',
  'decoration',
]);

/** Cards. What the store tells of an entity is no edit: it is taken from theirs. */
export const cards: MergeKind<NodeRecord> = {
  passive: new Set(),
  fieldsOf(node) {
    const { x, y, name, chartDescription, ...rest } = node;
    const texts = { name, chartDescription };
    const own = Object.entries({ ...rest, ...(isDecorationType(node.typeName) ? { texts } : texts) });
    const fields = new Map<string, unknown>(own.filter(([field]) => !DERIVED.has(field))).set(PLACE, { x, y });
    for (const [field, value] of Object.entries(decorationValues(node))) fields.set(DECORATION + field, value);
    return fields;
  },
  recordOf(fields, like) {
    const decorated = [...fields].filter(([name]) => name.startsWith(DECORATION));
    const values = Object.fromEntries(decorated.map(([name, value]) => [name.slice(DECORATION.length), value]));
    const { [PLACE]: place, texts, ...plain } = named(fields, (name) => !name.startsWith(DECORATION));
    const decoration = like.decoration ? { decoration: typedValues(values as DecorationValues) } : {};
    return { ...like, ...plain, ...asObject(place), ...asObject(texts), ...decoration };
  },
};

/** Links; its route and where its label stands are one field. */
export const links: MergeKind<ChartLink> = {
  passive: new Set([PLACE]),
  fieldsOf({ points, adjusting, routing, fromSpot, toSpot, linkTextPosition, ...rest }) {
    const place = { points, adjusting, routing, fromSpot, toSpot, linkTextPosition };
    return new Map<string, unknown>(Object.entries(rest)).set(PLACE, place);
  },
  recordOf(fields, like) {
    const { [PLACE]: place, ...plain } = named(fields, () => true);
    return { ...like, ...plain, ...asObject(place) };
  },
};

/** The chart's own record. */
export const chartProps: MergeKind<ChartProps> = {
  passive: new Set(),
  fieldsOf: (props) => new Map(Object.entries(props)),
  recordOf: (fields, like) => ({ ...like, ...named(fields, () => true) }),
};

function named(fields: Fields, wanted: (name: string) => boolean): Record<string, unknown> {
  return Object.fromEntries([...fields].filter(([name]) => wanted(name)));
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
