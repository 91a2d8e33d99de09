import type { ApolloClient } from '@apollo/client';
import { boundsOf, type Point } from '@stemma/diagram/geometry/box';
import { CARD } from '@stemma/diagram/geometry/card';
import { nearestFreePlace } from '@stemma/diagram/layout/nearestFreePlace';
import { messages } from '@stemma/shared/messages';
import { t } from '@stemma/shared/language/translate';
import { findEntities } from '../../../components/entityDialog/useEntitySearch';
import { notify, readingTime } from '../../../components/notify';
import { addNode, together } from '../../../chart/model/commands';
import type { ChartDocument, NodeRecord } from '../../../chart/model/document';
import { partyCard } from '../../../chart/tables/tableChart';
import { selectionOf } from '../../../chart/model/selection';
import { newKey } from '../../../lib/newKey';
import type { Editor } from '../editor';
import { pointedAt } from '../annotations/freePlace';
import type { PastedRow, PastedRows } from './readRows';

const CELL = { width: CARD.maxWidth + 32, height: 112 };
/** Names that are looked up at the same time. */
const AT_ONCE = 4;
/** How many of what is told are named. */
const NAMED = 5;

/**
 * Makes cards of rows, in a block where there is room, as one step of undo. Those that stand on the chart already are left out; what could not be
 * read, and entities of a similar name that there are, is told.
 */
export async function pasteRows(editor: Editor, client: ApolloClient, { rows, unread }: PastedRows): Promise<void> {
  const { session, canvas } = editor;
  const { document } = session.store.getState();
  const fresh = rows.filter((row) => !standsOn(document, row));
  const here = rows.length - fresh.length;
  const nodes = placed(editor, fresh);
  if (nodes.length > 0) {
    const label =
      nodes.length === 1
        ? t('add {name}', { name: nodes[0]?.name ?? '' })
        : t('add {count} cards', { count: nodes.length });
    if (!session.run(together(label, nodes.map(addNode)))) return;
    session.select(selectionOf(nodes.map(({ key }) => key)));
    canvas.current?.camera.showAll(nodes.map(({ key }) => key));
  }
  const told = [
    ...(here > 0
      ? [here === 1 ? t('One is on the chart already.') : t('{here} are on the chart already.', { here })]
      : []),
    ...(unread.length > 0 ? [t('Not read: {unread}', { unread: someOf(unread) })] : []),
  ].join(' ');
  if (told) notify('Warning', told, readingTime(told));
  const alike = await findSimilarNames(client, fresh);
  if (alike.length === 0) return;
  const text = `${messages.possibleDuplicate.title}: ${messages.possibleDuplicate.text} ${someOf(alike)}`;
  notify('Warning', text, readingTime(text));
}

function placed(editor: Editor, rows: readonly PastedRow[]): NodeRecord[] {
  const columns = Math.max(1, Math.min(6, Math.ceil(Math.sqrt(rows.length))));
  const [across, down] = [Math.min(columns, rows.length), Math.ceil(rows.length / columns)];
  const size = { width: across * CELL.width, height: down * CELL.height };
  const scene = editor.canvas.current?.scene;
  const isFree = (at: Point) => {
    const box = boundsOf({ ...at, ...size });
    return !scene || scene.cardsIn(box).length + scene.linksIn(box).length === 0;
  };
  const { x, y } = nearestFreePlace(pointedAt(editor), isFree);
  return rows.map((row, at) => ({
    ...cardOf(row),
    x: Math.round(x + ((at % columns) - (across - 1) / 2) * CELL.width),
    y: Math.round(y + (Math.floor(at / columns) - (down - 1) / 2) * CELL.height),
  }));
}

function cardOf({ name, type, isTypeSaid, country, said = {} }: PastedRow): NodeRecord {
  const { birthDate = '', registration = '', lei = '' } = said;
  const party = { id: name, ids: [], name, typeName: type, isTypeSaid, party: 'known' as const, fields: {} };
  return partyCard({ ...party, country: country ?? '', registration, lei, birthDate, notes: '', place: '' }, newKey());
}

function standsOn({ nodes }: ChartDocument, row: PastedRow): boolean {
  return [...nodes.values()].some((node) => node.name === row.name && isOfType(row, node.typeName));
}

/** Whether a row may mean an entity of a type: of its own, or of any where it says none. */
function isOfType({ type, isTypeSaid }: PastedRow, typeName: string): boolean {
  return typeName === type || !isTypeSaid;
}

/** The names of which there are entities of a similar name and the same type, or of any where none is said (SPEC §4). */
export async function findSimilarNames(client: ApolloClient, rows: readonly PastedRow[]): Promise<string[]> {
  const left = [...rows];
  const alike: string[] = [];
  const look = async () => {
    for (let row = left.shift(); row; row = left.shift()) {
      const { name, type } = row;
      const hits = await findEntities(client, name, type).catch(() => []);
      if (hits.some((hit) => isOfType(row, hit.typeName))) alike.push(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return rows.map(({ name }) => name).filter((name) => alike.includes(name));
}

/** The first few of some texts, and how many more there are. */
export function someOf(texts: readonly string[]): string {
  const left = texts.length - NAMED;
  return `${texts.slice(0, NAMED).join(', ')}${left > 0 ? t(', and {left} more', { left }) : ''}.`.replace(
    /\.\.$/u,
    '.',
  );
}
