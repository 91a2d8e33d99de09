import { describe, expect, test } from '@jest/globals';
import { addNode, changeNode, moveNodes } from './commands';
import { newNode } from './document';
import type { SaveAnswer } from './saving';
import { move, open } from './testSession';

/** A chart with a change of which a save was not answered; it waits to try again until it is told to. */
async function waiting() {
  const opened = open();
  opened.session.run(move('a', 10));
  opened.save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  opened.wait.mockReturnValueOnce(new Promise(() => undefined));
  const first = opened.session.save();
  await new Promise((done) => setTimeout(done));
  return { ...opened, first };
}

describe('saving a chart', () => {
  test('says how many changes are not saved, then that it is saved', async () => {
    const { session, text, state, save } = open();
    expect(text()).toBe('Saved');
    session.run(move('a', 10));
    expect(text()).toBe('1 change not saved');
    session.run(move('b', 20));
    session.run(changeNode('c', { name: 'Sea' }));
    expect(text()).toBe('3 changes not saved');
    await expect(session.save()).resolves.toBe(true);
    expect(text()).toBe('Saved');
    expect(state().revision).toBe(5);
    expect(save.mock.calls[0]?.[0]).toMatchObject({ key: 'chart', revision: 4 });
  });

  test('saving again while a save is on its way saves what was changed meanwhile', async () => {
    const { session, save, text } = open();
    session.run(moveNodes(new Map([['a', { x: 1, y: 1 }]])));
    let answer: (answer: SaveAnswer) => void = () => undefined;
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const first = session.save();
    session.run(moveNodes(new Map([['b', { x: 2, y: 2 }]])));
    const second = session.save();
    answer({ ok: true, revision: 5 });
    await expect(Promise.all([first, second])).resolves.toEqual([true, true]);
    expect(save).toHaveBeenCalledTimes(2);
    expect(text()).toBe('Saved');
  });

  test('an edit made while saving stays unsaved, and only it is sent next', async () => {
    const { session, save, text } = open();
    session.run(move('a', 10));
    let answer: (value: SaveAnswer) => void = () => undefined;
    save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const saving = session.save();
    expect(text()).toBe('Saving…');
    session.run(move('b', 999));
    answer({ ok: true, revision: 5 });
    await saving;
    expect(text()).toBe('1 change not saved');
    await session.save();
    expect(save.mock.calls[1]?.[0].changes.placements.map((placement) => placement.entityKey)).toEqual(['b']);
  });

  test('without an answer it tries again with the same key, waiting longer each time, and loses nothing', async () => {
    const { session, save, wait, text } = open();
    session.run(move('a', 10));
    const seen: string[] = [];
    session.store.subscribe(() => seen.push(text()));
    save
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(session.save()).resolves.toBe(true);
    expect(seen).toContain('Not saved, retrying within 1 s');
    expect(seen).toContain('Not saved, retrying within 2 s');
    expect(wait.mock.calls).toEqual([[1000], [2000]]);
    expect(new Set(save.mock.calls.map(([input]) => input.saveKey)).size).toBe(1);
    expect(text()).toBe('Saved');
  });

  test('Save pressed after what waits was undone saves that it was undone', async () => {
    const { session, save, text, first } = await waiting();
    session.undo();
    const pressed = session.save();
    await Promise.all([first, pressed]);
    const [, again, last] = save.mock.calls.map(([input]) => input.changes.placements.map(({ x }) => x));
    expect(again).toEqual([10]);
    expect(last).toEqual([0]);
    expect(text()).toBe('Saved');
  });

  test('Save pressed while it waits to try again tries at once', async () => {
    const { session, save, text, first } = await waiting();
    expect(save).toHaveBeenCalledTimes(1);
    const pressed = session.save();
    await expect(Promise.all([first, pressed])).resolves.toEqual([true, true]);
    expect(new Set(save.mock.calls.map(([input]) => input.saveKey)).size).toBe(1);
    expect(text()).toBe('Saved');
  });

  test('a refusal is shown and the changes stay', async () => {
    const { session, save, text, state } = open();
    session.run(move('a', 10));
    save.mockResolvedValueOnce({ ok: false, stale: false, message: 'You may not do this.' });
    await expect(session.save()).resolves.toBe(false);
    expect(text()).toBe('Not saved: You may not do this.');
    expect(state().unsaved).toBe(1);
    session.run(move('a', 20));
    expect(text()).toBe('2 changes not saved');
  });

  test('an undo after a save makes the chart unsaved again, and saving sends the way back', async () => {
    const { session, save, text } = open();
    session.run(move('a', 10));
    session.run(addNode({ ...newNode({ key: 'd', typeName: 'Trust', name: 'D' }), isNew: true }));
    await session.save();
    session.undo();
    session.undo();
    expect(text()).toBe('2 changes not saved');
    await session.save();
    expect(save.mock.calls[1]?.[0].changes).toMatchObject({
      placements: [{ entityKey: 'a', x: 0 }],
      removedPlacements: ['d'],
      entities: [],
    });
    session.redo();
    session.redo();
    await session.save();
    expect(save.mock.calls[2]?.[0].changes).toMatchObject({ entities: [{ key: 'd', name: 'D' }] });
  });

  test('undoing all unsaved edits leaves nothing to save', async () => {
    const { session, save, text } = open();
    session.run(move('a', 10));
    session.undo();
    expect(text()).toBe('Saved');
    await expect(session.save()).resolves.toBe(true);
    expect(save).not.toHaveBeenCalled();
  });

  test('a first layout is no change while reading; once editing begins it is one, and is saved with the rest', async () => {
    const { session, text, save } = open();
    session.present(moveNodes(new Map([['a', { x: 50, y: 60 }]])));
    expect(text()).toBe('Saved');
    session.setMode('edit');
    expect(text()).toBe('1 change not saved');
    session.run(move('b', 20));
    await session.save();
    expect(save.mock.calls[0]?.[0].changes.placements.map(({ entityKey, x }) => [entityKey, x])).toEqual([
      ['a', 50],
      ['b', 20],
    ]);
    expect(text()).toBe('Saved');
  });

  test('a reader cannot edit', () => {
    const { session, state } = open({ viewerCan: { edit: false, share: false, delete: false } });
    session.setMode('edit');
    expect(session.run(move('a', 10))).toBe(false);
    expect(state()).toMatchObject({ mode: 'view', unsaved: 0 });
  });
});
