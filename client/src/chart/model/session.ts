import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Chart } from '@stemma/shared/chart/chart';
import type { ViewerCan } from '@stemma/shared/permissions';
import { changesForCopy, changesSince } from './changes';
import type { Command } from './commands';
import { toDocument, withFacts, type ChartDocument, type NodeRecord } from './document';
import { distance, emptyHistory, record, redo, seal, undo, type History, type Step } from './history';
import { applyPatch, diff, differs, type Dropped } from './patch';
import { retryDelay, type ChartGateway, type SavePhase } from './saving';
import { emptySelection, pruned, type Selection } from './selection';

export interface SessionState {
  document: ChartDocument;
  /** The document as the store has it at `revision`. */
  saved: ChartDocument;
  /** What counts as unchanged: `saved`, or while reading, `saved` as it is presented. */
  clean: ChartDocument;
  revision: number;
  viewerCan: ViewerCan;
  history: History;
  /** Steps of the history that `saved` contains. */
  savedSteps: readonly Step[];
  /** Edits that a save would send, counted in steps; 0 exactly when there is nothing to send. */
  unsaved: number;
  phase: SavePhase;
  selection: Selection;
  mode: 'view' | 'edit';
}

/** What a session needs from its surroundings; replaced in tests. */
export interface SessionTools {
  gateway: ChartGateway;
  newKey(): string;
  now(): number;
  /** Resolves after so many milliseconds, or earlier when the connection is back. */
  wait(milliseconds: number): Promise<void>;
}

/** What a card shows of an entity's record. */
export type EntityFacts = Pick<NodeRecord, 'key' | 'name' | 'country' | 'detail'>;

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
  undo(): void;
  redo(): void;
  select(selection: Selection): void;
  setMode(mode: 'view' | 'edit'): void;
  /** Sends what differs from the store. Resolves when it is saved (true), refused or stale (false). */
  save(): Promise<boolean>;
  /** After a stale save: reads the chart again and does my changes on it. Resolves with what found no place. */
  mergeOntoTheirs(): Promise<{ dropped: Dropped[] } | { error: string }>;
  /** After a stale save: keeps the chart as I see it as a new one. Resolves with the new chart's key. */
  keepBoth(): Promise<{ key: string } | { error: string }>;
  /** Drops every unsaved change and goes back to the chart as saved. */
  discard(): void;
  /** Ends waiting saves. */
  close(): void;
}

/** Opens a session on a chart as read. */
export function createChartSession(chart: Chart, tools: SessionTools): ChartSession {
  const document = toDocument(chart);
  const store = createStore<SessionState>(() => ({
    document,
    saved: document,
    clean: document,
    revision: chart.revision,
    viewerCan: chart.viewerCan,
    history: emptyHistory,
    savedSteps: [],
    unsaved: 0,
    phase: { kind: 'idle' },
    selection: emptySelection,
    mode: 'view',
  }));
  let closed = false;
  let running: Promise<boolean> | null = null;

  const change = (next: Partial<SessionState>) =>
    store.setState((state) => {
      const merged = { ...state, ...next };
      merged.unsaved = !differs(merged.clean, merged.document)
        ? 0
        : Math.max(1, distance(merged.savedSteps, merged.history.past));
      merged.selection = pruned(merged.selection, merged.document);
      if (state.phase.kind === 'refused' && !next.phase) merged.phase = { kind: 'idle' };
      return merged;
    });

  async function send(): Promise<boolean> {
    const { document: sent, history, saved, revision } = store.getState();
    const changes = changesSince(saved, sent);
    const input = { key: chart.key, revision, saveKey: tools.newKey(), changes };
    change({ phase: { kind: 'saving' }, history: seal(history) });
    const steps = store.getState().history.past;
    for (let attempt = 1; !closed; attempt++) {
      try {
        const answer = await tools.gateway.save(input);
        if (answer.ok) {
          const phase = { kind: 'idle' } as const;
          change({ saved: sent, clean: sent, revision: answer.revision, savedSteps: steps, phase });
        } else change({ phase: { kind: answer.stale ? 'stale' : 'refused', message: answer.message } });
        return answer.ok;
      } catch {
        change({ phase: { kind: 'retrying', attempt } });
        await tools.wait(retryDelay(attempt));
        if (!closed) change({ phase: { kind: 'saving' } });
      }
    }
    return false;
  }

  /** Asked while a save is on its way, it saves what was changed meanwhile once that one is through. */
  function save(): Promise<boolean> {
    if (running) return running.then((done) => done && save());
    if (store.getState().unsaved === 0) return Promise.resolve(true);
    running = send().finally(() => (running = null));
    return running;
  }

  const session: ChartSession = {
    key: chart.key,
    store,
    run(command) {
      const state = store.getState();
      if (!state.viewerCan.edit) return false;
      const done = record(state.history, state.document, command, tools.now());
      if (done) change(done);
      return done !== null;
    },
    present(command) {
      const { document: shown, clean, mode } = store.getState();
      const presented = command.apply(shown);
      change({ document: presented, ...(clean === shown && mode === 'view' && { clean: presented }) });
    },
    adopt(entity) {
      const { document: shown, saved, clean, history } = store.getState();
      const renamed = saved.nodes.get(entity.key)?.name !== entity.name;
      const [nextSaved, nextShown] = [withFacts(saved, entity, renamed), withFacts(shown, entity, renamed)];
      change({
        saved: nextSaved,
        document: shown === saved ? nextSaved : nextShown,
        clean: clean === saved ? nextSaved : clean === shown ? nextShown : withFacts(clean, entity, renamed),
        history: seal(history),
      });
    },
    undo() {
      const { history, document: current } = store.getState();
      const done = undo(history, current);
      if (done) change(done);
    },
    redo() {
      const { history, document: current } = store.getState();
      const done = redo(history, current);
      if (done) change(done);
    },
    select: (selection) => store.setState((state) => ({ selection: pruned(selection, state.document) })),
    setMode(mode) {
      const { viewerCan, saved } = store.getState();
      if (!viewerCan.edit) return;
      change(mode === 'edit' ? { mode, clean: saved } : { mode });
    },
    save,
    async mergeOntoTheirs() {
      const theirs = await tools.gateway.read(chart.key);
      if (!theirs) return { error: 'The chart is no longer there. Keep yours as a copy.' };
      const { saved, document: mine, history } = store.getState();
      const base = toDocument(theirs);
      const merged = applyPatch(base, diff(saved, mine), mine);
      change({
        document: merged.document,
        saved: base,
        clean: base,
        revision: theirs.revision,
        viewerCan: theirs.viewerCan,
        history: seal(history),
        phase: { kind: 'idle' },
      });
      return { dropped: merged.dropped };
    },
    async keepBoth() {
      const { saved, document: mine } = store.getState();
      const key = tools.newKey();
      const name = `${mine.props.name} (my copy)`;
      const answer = await tools.gateway.create({
        key,
        name,
        changes: changesForCopy(saved, mine, () => tools.newKey()),
      });
      return answer.ok ? { key } : { error: answer.message };
    },
    discard() {
      const { saved } = store.getState();
      change({ document: saved, clean: saved, history: emptyHistory, savedSteps: [], phase: { kind: 'idle' } });
    },
    close() {
      closed = true;
    },
  };
  return session;
}
