import { createStore } from 'zustand/vanilla';
import type { Chart } from '@stemma/shared/chart/chart';
import type { ViewerCan } from '@stemma/shared/permissions';
import { changesSince } from './changes';
import { remove } from './commands';
import { compare } from './compare';
import { toDocument, withFacts, withRisks, withTags, type ChartDocument } from './document';
import { distance, emptyHistory, record, redo, seal, undo } from './history';
import { merge } from './merge/merge';
import { moreNews, saverText } from './news';
import { differs } from './patch';
import { rewriteDocument, rewriteHistory } from './rewriteLinks';
import { rebase } from './rebase';
import { retryDelay, type DeniedReason, type SaveAnswer, type Saver } from './saving';
import { emptySelection, pruned } from './selection';
import { createCopies } from './sessionCopies';
import type { CaughtUp, ChartSession, Choose, SessionState, SessionTools } from './sessionTypes';

export type { CaughtUp, ChartSession, Choose, EntityFacts, SessionState, SessionTools } from './sessionTypes';

/** How often a save takes up what others saved meanwhile before it gives up. */
const ROUNDS = 5;

/** Opens a session on a chart as read. */
export function createChartSession(chart: Chart, tools: SessionTools): ChartSession {
  const document = toDocument(chart);
  const store = createStore<SessionState>(() => ({
    document,
    saved: document,
    clean: document,
    revision: chart.revision,
    entitiesChanged: chart.entitiesChanged ?? '',
    viewerCan: chart.viewerCan,
    history: emptyHistory,
    savedSteps: [],
    unsaved: 0,
    phase: { kind: 'idle' },
    selection: emptySelection,
    mode: 'view',
    news: null,
  }));
  let closed = false;
  let running: Promise<boolean> | null = null;
  /** Ends the wait before the next attempt of a save. */
  let hurry: (() => void) | null = null;

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

  /** `again`: also where the chart's revision is the one read, as an entity has its name beside it. */
  async function catchUp(choose: Choose, own = false, again = own): Promise<CaughtUp> {
    const read = await tools.gateway.read(chart.key);
    if (!read) return deny(await unreadableReason());
    const { saved, document: mine, mode, unsaved, revision, history, news, savedSteps } = store.getState();
    if (read.revision < revision || (read.revision === revision && !again)) return { kind: 'current' };
    const theirs = { ...toDocument(read), ...(mine.risks && { risks: mine.risks }) };
    const chosen = (id: string) => (unsaved === 0 ? 'theirs' : choose(id));
    const merged = merge({ base: saved, mine, theirs }, (id) => chosen(id) ?? 'mine');
    const open = merged.clashes.some(({ id }) => chosen(id) === null);
    const by = saverOf(read);
    if (open) return { kind: 'touching', clashes: merged.clashes, by };
    change({
      document: merged.document,
      saved: theirs,
      clean: unsaved === 0 && mode === 'view' ? merged.document : theirs,
      revision: read.revision,
      entitiesChanged: read.entitiesChanged ?? '',
      viewerCan: read.viewerCan,
      history: rebase(seal(history), { base: saved, theirs, savedSteps }),
      phase: { kind: 'idle' },
      ...(!own && {
        news: moreNews(news, compare(mine, merged.document), read.revision > revision ? saverText(by) : undefined),
      }),
    });
    return { kind: 'merged' };
  }

  /** Takes over what stands beside the chart in the store and no edit changes. */
  function adoptBeside(adopted: (document: ChartDocument) => ChartDocument): void {
    const { document: shown, saved, clean } = store.getState();
    const [nextShown, nextSaved] = [adopted(shown), adopted(saved)];
    change({
      document: shown === saved ? nextSaved : nextShown,
      saved: nextSaved,
      clean: clean === saved ? nextSaved : clean === shown ? nextShown : adopted(clean),
    });
  }

  function saverOf({ modifiedBy, modifiedByName = '' }: Chart): Saver {
    return { name: modifiedByName, isCaller: tools.viewerKey !== undefined && modifiedBy === tools.viewerKey };
  }

  async function unreadableReason(): Promise<DeniedReason> {
    const standing = await tools.gateway.standing(chart.key);
    return standing === 'readable' ? 'readOnly' : standing;
  }

  /** The chart can no longer be changed: what is not saved yet stays, and editing ends where there is nothing of it. */
  function deny(reason: DeniedReason): { kind: 'denied'; reason: DeniedReason } {
    const isUnsaved = store.getState().unsaved > 0;
    change({
      viewerCan: { edit: false, share: false, delete: false },
      phase: isUnsaved ? { kind: 'denied', reason } : { kind: 'idle' },
      mode: 'view',
    });
    return { kind: 'denied', reason };
  }

  async function checkAccess(): Promise<DeniedReason | null> {
    const read = await tools.gateway.read(chart.key);
    const reason = read ? (read.viewerCan.edit ? null : 'readOnly') : await unreadableReason();
    if (reason) deny(reason);
    else if (read) setAccess(read.viewerCan);
    return reason;
  }

  function setAccess(viewerCan: ViewerCan): void {
    const { phase, viewerCan: before } = store.getState();
    if (before.edit && !viewerCan.edit) deny('readOnly');
    change({ viewerCan, ...(viewerCan.edit && phase.kind === 'denied' && { phase: { kind: 'idle' } }) });
  }

  /** Saves; what others saved meanwhile is taken up first where it does not touch. */
  async function send(): Promise<boolean> {
    for (let round = 0; round < ROUNDS; round++) {
      const answer = await sendOnce();
      if (!answer || answer.ok) return answer !== null;
      const { message, lost } = answer;
      if (lost !== undefined && store.getState().document.nodes.has(lost)) {
        change({ document: withoutLost(store.getState().document, lost), history: seal(store.getState().history) });
        if (store.getState().unsaved === 0) {
          change({ phase: { kind: 'idle' } });
          return true;
        }
        round -= 1;
        continue;
      }
      if (answer.denied) {
        const reason = await checkAccess().catch(() => undefined);
        if (!reason) refuse(message);
        return false;
      }
      if (!answer.stale) {
        refuse(message);
        return false;
      }
      const caught = await catchUp(() => null, false, true).catch(() => null);
      if (caught?.kind === 'denied') return false;
      if (caught?.kind !== 'merged') {
        const { clashes, by } = caught?.kind === 'touching' ? caught : { clashes: [], by: null };
        change({ phase: { kind: 'stale', message, clashes, by } });
        return false;
      }
      if (store.getState().unsaved === 0) return true;
    }
    return false;
  }

  function refuse(message: string): void {
    change({ phase: { kind: 'refused', message } });
    tools.refused?.(message);
  }

  /** A chart without a card that is not the user's to put back, and without its links. */
  function withoutLost(document: ChartDocument, key: string): ChartDocument {
    tools.letGo?.(document.nodes.get(key)?.name ?? '');
    return remove([key], []).apply(document);
  }

  /** Null when the session was closed before an answer came. */
  async function sendOnce(): Promise<SaveAnswer | null> {
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
        }
        return answer;
      } catch {
        change({ phase: { kind: 'retrying', attempt } });
        await Promise.race([tools.wait(retryDelay(attempt)), new Promise<void>((now) => (hurry = now))]);
        hurry = null;
        if (!closed) change({ phase: { kind: 'saving' } });
      }
    }
    return null;
  }

  /** Asked while a save is on its way, it saves what was changed meanwhile once that one is through; one that waits tries again at once. */
  function save(): Promise<boolean> {
    hurry?.();
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
    adoptTags: (tags) => adoptBeside((document) => withTags(document, tags)),
    adoptRisks: (risks) => adoptBeside((document) => withRisks(document, risks)),
    rewriteLinks(rewrite) {
      const { document: shown, saved, clean, history } = store.getState();
      const [nextShown, nextSaved] = [rewriteDocument(shown, rewrite), rewriteDocument(saved, rewrite)];
      change({
        document: shown === saved ? nextSaved : nextShown,
        saved: nextSaved,
        clean: clean === saved ? nextSaved : clean === shown ? nextShown : rewriteDocument(clean, rewrite),
        history: rewriteHistory(history, rewrite),
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
    async catchUp(choose = () => null, again = false) {
      if (running) await running;
      const caught = await catchUp(choose, false, again || store.getState().phase.kind === 'stale');
      const { phase } = store.getState();
      if (caught.kind === 'touching' && phase.kind === 'stale')
        change({ phase: { ...phase, clashes: caught.clashes, by: caught.by } });
      return caught;
    },
    checkAccess,
    setAccess,
    async reread(side) {
      if (running) await running;
      await catchUp(() => side, true).catch(() => undefined);
    },
    readNews: () => change({ news: null }),
    ...createCopies({ chartKey: chart.key, tools, stateOf: () => store.getState(), withoutLost }),
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
