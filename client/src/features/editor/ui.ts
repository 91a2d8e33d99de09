import { createStore, type StoreApi } from 'zustand/vanilla';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import type { TableMapping } from '@stemma/shared/rules/import/links/tableMapping';
import type { TableSheet } from '@stemma/shared/rules/import/links/tableSheet';
import type { Pair } from '../../chart/canvas/overlappingCards';
import type { Target, ToolName } from '../../chart/canvas/controller';
import type { Surroundings } from '../../chart/model/expansion';
import type { NeighbourhoodLayout } from './explore/neighbourhoodLayout';
import { NOTHING_EXPLORED, type Explore } from './explore/state';
import type { PullSide } from '../../chart/canvas/linking';
import type { Typing } from './typing/state';

interface At {
  x: number;
  y: number;
}

/** The dialog that is open over the editor; never more than one. */
export type EditorDialog =
  /** `at` in chart units; with `pull`, a link to the new card is drawn as well. */
  | { kind: 'add'; type: RecordType | null; at: At | null; pull?: { key: string; side: PullSide } }
  /**
   * `fromView`: asked for in the list of all roles, which comes back; what is done is saved at once. `isDrawn`: the link was drawn just now,
   * and who cancels doesn't want it.
   */
  | { kind: 'roles'; links: string[]; fromView?: boolean; isDrawn?: boolean }
  /** What should be looked at on the chart. */
  | { kind: 'findings' }
  /** The roles of all links in words. */
  | { kind: 'rolesView' }
  | { kind: 'flags'; keys: string[] }
  | { kind: 'description'; key: string }
  /** What a note or text box says; a new one without a key, put at `at` or where there is room. */
  | { kind: 'text'; type: 'Sticky' | 'TextBox'; key: string | null; at?: At }
  | { kind: 'picture'; key: string }
  /** A group's name; without a key, of the one that is made of its members. */
  | { kind: 'group'; key: string | null; members: readonly string[] }
  /** Fill, width and icon of cards. */
  | { kind: 'look'; keys: string[] }
  | { kind: 'properties' }
  /** The chart as a file. */
  | { kind: 'export'; print?: boolean }
  /** Everything that can be done, by typing. */
  | { kind: 'palette' }
  | { kind: 'rename'; key: string }
  | { kind: 'chart' }
  /** The chart's snapshots. */
  | { kind: 'snapshots' }
  /** Saves a dynamic chart as a new one. */
  | { kind: 'saveDynamic' }
  /** Rows of links that were pasted. */
  | { kind: 'pastedTable'; sheet: TableSheet; mapping: TableMapping };

/** What the panel at the right shows. */
export type Inspected = { kind: 'card' | 'link'; key: string };

/** The others at a chart. */
export interface Presence {
  others: readonly { name: string; isCaller: boolean }[];
  /** Who saved last, to stand before a verb; empty where nobody is known. */
  by: string;
  /** Of the chart, as the store said it last. */
  name: string | null;
  /** When the record of an entity on the chart was changed last, as the store says it. */
  entitiesChanged: string;
  /** Whether what was saved last is changed here too. */
  touches: boolean;
  /** Of the chart in the store, and the one of which what it touches was put away. */
  revision: number;
  putAway: number | null;
}

/** Whether it is to be told that somebody saved what is changed here too, where the chart stands at a revision. */
export function tellsTouched(presence: Presence | null, here: number): boolean {
  return presence !== null && presence.touches && presence.revision > here && presence.putAway !== presence.revision;
}

/** How the editor's screen stands, beyond the chart itself. */
export interface EditorUi {
  tool: ToolName;
  dialog: EditorDialog | null;
  /** What is typed where it stands; null while nothing is. */
  typing: Typing | null;
  /** Where the chart was pressed last, in chart units: what is added goes there while that is in view. */
  pointed: At | null;
  inspected: Inspected | null;
  /** What is looked for on the chart; null while the search is closed. */
  find: { text: string; at: number } | null;
  menu: { target: Target; client: At } | null;
  zoom: number;
  /** The layout that is being worked out, which aborting it stops. */
  arranging: AbortController | null;
  /** Of a dynamic chart, the chart whose links alone stay at full strength. */
  onlyChart: string | null;
  /** Whether the whole chart is shown in small. */
  miniMap: boolean;
  /** What of the chart is looked at alone. */
  explore: Explore;
  /** What of it is laid out together meanwhile. */
  neighbourhood: NeighbourhoodLayout | null;
  /** What the store knows around the card selected last, and the cards and links that were brought in round which here. */
  expansion: { known: Surroundings | null; brought: ReadonlyMap<string, readonly string[]> };
  /** Who edits the chart elsewhere; `by` saved last. Null while that is not known. */
  presence: Presence | null;
  /** What came to lie over each other as what others saved was put together with what is here. */
  covered: readonly Pair[];
  /** How many errors and warnings there are on the chart as it stands; null while that is not known. */
  findings: number | null;
  /** Null until the store was asked. */
  storedFindings: StoredFindings | null;
  /** Whether the organization has a source that screens. */
  canScreen: boolean;
  /** What the table under the chart lists; null while it is closed. */
  table: 'entities' | 'links' | 'outline' | null;
  /** Whether a phone may offer the outline still: it was neither opened nor refused. */
  isOutlineOffered: boolean;
}

/** What only the store knows of a chart's findings, as it was saved last. */
export interface StoredFindings {
  /** The facts of those that are set aside. */
  accepted: ReadonlySet<string>;
  /** How many errors and warnings there are of files and of screening, which no chart carries. */
  ofFiles: number;
}

/** A fresh screen state for one editor. */
export function createUi(): StoreApi<EditorUi> {
  return createStore<EditorUi>(() => ({
    tool: 'select',
    dialog: null,
    typing: null,
    pointed: null,
    inspected: null,
    find: null,
    menu: null,
    zoom: 1,
    arranging: null,
    onlyChart: null,
    miniMap: true,
    presence: null,
    covered: [],
    findings: null,
    storedFindings: null,
    canScreen: false,
    table: null,
    isOutlineOffered: true,
    explore: NOTHING_EXPLORED,
    neighbourhood: null,
    expansion: { known: null, brought: new Map() },
  }));
}
