import type { StoreApi } from 'zustand/vanilla';
import type { RisksByKey } from '@stemma/diagram/scene/sceneParts';
import type { CardTags } from '@stemma/shared/chart/chart';
import type { ViewerCan } from '@stemma/shared/permissions';
import type { Command } from './commands';
import type { ChartDocument, NodeRecord } from './document';
import type { History, Step } from './history';
import type { Side } from './merge/meet';
import type { Clash } from './merge/describeClashes';
import type { News } from './news';
import type { LinkRewrite } from './rewriteLinks';
import type { ChartGateway, DeniedReason, Saver, SavePhase } from './saving';
import type { Selection } from './selection';

export interface SessionState {
  document: ChartDocument;
  /** The document as the store has it at `revision`. */
  saved: ChartDocument;
  /** What counts as unchanged: `saved`, or while reading, `saved` as it is presented. */
  clean: ChartDocument;
  revision: number;
  /** When the record of an entity on it had been changed last as `saved` was read; empty where that is not told. */
  entitiesChanged: string;
  viewerCan: ViewerCan;
  history: History;
  /** Steps of the history that `saved` contains. */
  savedSteps: readonly Step[];
  /** Edits that a save would send, counted in steps; 0 exactly when there is nothing to send. */
  unsaved: number;
  phase: SavePhase;
  selection: Selection;
  mode: 'view' | 'edit';
  /** What others saved since this was read the last time; null without any. */
  news: News | null;
}

/** What a session needs from its surroundings; replaced in tests. */
export interface SessionTools {
  gateway: ChartGateway;
  newKey(): string;
  now(): number;
  /** Who is signed in, to tell his own saves in other windows from others'. */
  viewerKey?: string | undefined;
  /** Resolves after so many milliseconds, or earlier when the connection is back. */
  wait(milliseconds: number): Promise<void>;
  /** Told of a card that had to go, as somebody took it off and it is not the user's to put back. */
  letGo?(name: string): void;
  /** Told why the store does not take the changes, which stay. */
  refused?(message: string): void;
}

/** What a card shows of an entity's record. */
export type EntityFacts = Pick<NodeRecord, 'key' | 'name' | 'country' | 'detail' | 'trailEnd'>;

/** Whose counts where both changed the same thing; null where that was not asked yet. */
export type Choose = (clashId: string) => Side | null;

/** What came of reading the chart again. */
export type CaughtUp =
  | { kind: 'current' | 'merged' }
  | { kind: 'touching'; clashes: readonly Clash[]; by: Saver }
  | { kind: 'denied'; reason: DeniedReason };

/** One chart being read or edited: its document, history, selection and how saving stands. Knows no screen. */
export interface ChartSession {
  key: string;
  store: StoreApi<SessionState>;
  /** Does an edit; false when it changed nothing or the caller may not edit. */
  run(command: Command): boolean;
  /**
   * Shows an arrangement without a step of undo: the first layout of a chart that nobody placed yet. While reading it is no change; once
   * editing begins it is one, so that it is saved with the rest.
   */
  present(command: Command): void;
  /** Shows what the store has of an entity by now, which is no edit. An own name for it that is not saved yet stays. */
  adopt(entity: EntityFacts): void;
  /** The tags of its entities are others in the store: cards are coloured by them, without this being an edit. */
  adoptTags(tags: readonly CardTags[]): void;
  /** What screening came to for the entities; no edit. */
  adoptRisks(risks: RisksByKey): void;
  /** Does to all links, saved or not, and to the steps of undo, what the server did to those it keeps. Is no edit. */
  rewriteLinks(rewrite: LinkRewrite): void;
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  setMode(mode: 'view' | 'edit'): void;
  /** Sends what differs from the store. Resolves when it is saved (true), refused or stale (false). */
  save(): Promise<boolean>;
  /**
   * Reads the chart again and puts what is not saved yet onto it. Where both changed the same thing, `choose` says by the clash's id whose
   * counts; as long as it says nothing of one, nothing is done. `again`: also where the chart is at the revision that was read, as records
   * of its entities are changed beside it.
   */
  catchUp(choose?: Choose, again?: boolean): Promise<CaughtUp>;
  /** Takes up a chart again that the server changed for what was asked of it here: no news, and what touches is decided by `side`. */
  reread(side: Side): Promise<void>;
  /**
   * Looks up what the user may still do with the chart. Null where he may edit it; what is not saved yet stays here otherwise, told by the
   * phase.
   */
  checkAccess(): Promise<DeniedReason | null>;
  /** Takes over what the user may do with the chart. */
  setAccess(viewerCan: ViewerCan): void;
  /** Ends what `news` tells. */
  readNews(): void;
  /**
   * After a stale or denied save: keeps the chart as I see it as a new one, private to me. Resolves with the new chart's key; `namesStay` where
   * others renamed entities that I renamed too, which have one name on all charts and keep theirs.
   */
  keepBoth(): Promise<{ key: string; namesStay: boolean } | { error: string }>;
  /** Makes a chart, private to me, of some of the saved entities and the links between them, which nobody has placed on it yet. */
  saveSelection(keys: Iterable<string>, name: string): Promise<{ key: string } | { error: string }>;
  /** Drops every unsaved change and goes back to the chart as saved. */
  discard(): void;
  /** Ends waiting saves. */
  close(): void;
}
