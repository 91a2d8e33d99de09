import { describe, expect, jest, test } from '@jest/globals';
import type { Chart } from '@stemma/shared/chart/chart';
import { linkShape } from '@stemma/shared/chart/link';
import { addLink, addNode, changeLinks, changeNode, moveNodes } from './commands';
import { newNode } from './document';
import { rewriteRole } from './rewriteLinks';
import { saveText, type ChartGateway, type SaveAnswer } from './saving';
import { createChartSession } from './session';

const chart: Chart = {
  key: 'chart',
  name: 'Group',
  description: '',
  visibility: 'public',
  routing: 'orthogonal',
  revision: 4,
  organizationKey: 'org',
  folder: null,
  createdDate: '2026-01-01',
  modifiedDate: '2026-01-01',
  createdBy: 'u',
  modifiedBy: 'u',
  viewerCan: { edit: true, share: true, delete: true },
  nodes: ['a', 'b', 'c'].map((key, at) => newNode({ key, typeName: 'Company', name: key.toUpperCase(), x: at * 300 })),
  links: [linkShape.parse({ key: 'ab', from: 'a', to: 'b' })],
  groups: [],
};

function open(more: Partial<Chart> = {}) {
  const save = jest.fn<ChartGateway['save']>(async ({ revision }) => ({ ok: true, revision: revision + 1 }));
  const read = jest.fn<ChartGateway['read']>(async () => ({ ...chart, ...more }));
  const create = jest.fn<ChartGateway['create']>(async () => ({ ok: true, revision: 1 }));
  const wait = jest.fn<(milliseconds: number) => Promise<void>>(async () => undefined);
  const letGo = jest.fn<(name: string) => void>();
  let keys = 0;
  let clock = 0;
  const session = createChartSession(
    { ...chart, ...more },
    { gateway: { save, read, create }, wait, letGo, newKey: () => `key${++keys}`, now: () => (clock += 10_000) },
  );
  const text = () => saveText(session.store.getState().phase, session.store.getState().unsaved).text;
  return { session, save, read, create, wait, letGo, text, state: () => session.store.getState() };
}

const move = (key: string, x: number) => moveNodes(new Map([[key, { x, y: 0 }]]));

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
    expect(seen).toContain('Could not save, retrying');
    expect(wait.mock.calls).toEqual([[1000], [2000]]);
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

describe('a chart that someone else changed meanwhile', () => {
  const stale: SaveAnswer = { ok: false, stale: true, message: 'This chart was changed by someone else.' };

  test('is taken up where nothing touches, field by field, and saved with mine at once; undo takes back only what is mine', async () => {
    const { session, save, read, state, text } = open();
    session.run(move('a', 77));
    session.run(addLink({ key: 'bc', from: 'b', to: 'c' }));
    save.mockResolvedValueOnce(stale);
    read.mockResolvedValueOnce({
      ...chart,
      revision: 9,
      nodes: chart.nodes.map((node) => (node.key === 'a' ? { ...node, label: 'theirs' } : { ...node, x: 555 })),
    });
    await expect(session.save()).resolves.toBe(true);
    expect(save.mock.calls.map(([{ revision }]) => revision)).toEqual([4, 9]);
    expect(text()).toBe('Saved');
    expect(state().document.nodes.get('a')).toMatchObject({ x: 77, label: 'theirs' });
    expect(state().document.nodes.get('b')).toMatchObject({ x: 555 });
    expect(state().news).toEqual({
      moved: 2,
      rerouted: 0,
      differences: [{ kind: 'card', key: 'a', mark: 'changed', name: 'A', lines: ['Label: none → theirs'] }],
    });
    session.readNews();
    expect(state().news).toBeNull();
    session.undo();
    session.undo();
    expect(state().document.nodes.get('a')).toMatchObject({ x: 0, label: 'theirs' });
    expect(state().document.nodes.get('b')).toMatchObject({ x: 555 });
    expect([...state().document.links.keys()]).toEqual(['ab']);
  });

  test('is asked about where it touches, and nothing is done until that is answered', async () => {
    const { session, save, read, state } = open();
    session.run(addLink({ key: 'ac', from: 'a', to: 'c' }));
    save.mockResolvedValueOnce(stale);
    const theirs = { ...chart, revision: 9, nodes: chart.nodes.filter(({ key }) => key !== 'c') };
    read.mockResolvedValueOnce(theirs).mockResolvedValueOnce(theirs).mockResolvedValueOnce(theirs);
    await expect(session.save()).resolves.toBe(false);
    expect(state()).toMatchObject({ phase: { kind: 'stale', clashes: [{ id: 'card:c', name: 'C' }] }, revision: 4 });
    expect(state().document.links.has('ac')).toBe(true);
    await expect(session.catchUp(() => null)).resolves.toMatchObject({ kind: 'touching' });
    await expect(session.catchUp(() => 'mine')).resolves.toEqual({ kind: 'merged' });
    await session.save();
    expect(save.mock.calls[1]?.[0]).toMatchObject({
      revision: 9,
      changes: { placements: [{ entityKey: 'c' }], links: [{ key: 'ac' }] },
    });
  });

  test('is simply shown to who changed nothing, with his layout of what nobody placed', async () => {
    const { session, read, state, text } = open();
    session.present(moveNodes(new Map([['a', { x: 50, y: 60 }]])));
    read.mockResolvedValueOnce({ ...chart, revision: 5, nodes: chart.nodes.filter(({ key }) => key !== 'c') });
    await expect(session.catchUp()).resolves.toEqual({ kind: 'merged' });
    expect(text()).toBe('Saved');
    expect(state().news?.differences).toMatchObject([{ mark: 'removed', name: 'C' }]);
    expect(state().document.nodes.get('a')).toMatchObject({ x: 50, y: 60 });
    read.mockResolvedValueOnce({ ...chart, revision: 5 });
    await expect(session.catchUp()).resolves.toEqual({ kind: 'current' });
  });

  test('is asked about where an entity got another name beside it, though the chart is the one that was read', async () => {
    const { session, save, read, state } = open();
    session.run(changeNode('a', { name: 'Mine' }));
    save.mockResolvedValueOnce(stale);
    const renamed = {
      ...chart,
      nodes: chart.nodes.map((node) => (node.key === 'a' ? { ...node, name: 'Theirs' } : node)),
    };
    read.mockResolvedValueOnce(renamed).mockResolvedValueOnce(renamed);
    await expect(session.save()).resolves.toBe(false);
    expect(save.mock.calls[0]?.[0].changes.entities).toMatchObject([{ key: 'a', name: 'Mine', nameAsRead: 'A' }]);
    expect(state()).toMatchObject({ phase: { kind: 'stale', clashes: [{ id: 'card:a' }] } });
    await expect(session.catchUp(() => 'mine')).resolves.toEqual({ kind: 'merged' });
    await expect(session.save()).resolves.toBe(true);
    expect(save.mock.calls[1]?.[0].changes.entities).toMatchObject([{ name: 'Mine', nameAsRead: 'Theirs' }]);
  });

  test('that is gone leaves what was edited here, to be kept as a copy', async () => {
    const { session, save, create, state, text } = open();
    session.run(move('a', 77));
    save.mockResolvedValueOnce({ ok: false, stale: false, gone: true, message: 'There is nothing here.' });
    await expect(session.save()).resolves.toBe(false);
    expect(state()).toMatchObject({ phase: { kind: 'stale', gone: true }, unsaved: 1 });
    expect(text()).toBe('Not saved: this chart is gone');
    await session.keepBoth();
    expect(create.mock.calls[0]?.[0].changes.placements).toContainEqual(
      expect.objectContaining({ entityKey: 'a', x: 77 }),
    );
  });

  test('keep both makes a chart of its own with everything on it', async () => {
    const { session, create, state } = open();
    session.run(addNode({ ...newNode({ key: 'd', typeName: 'Trust', name: 'D' }), isNew: true }));
    const kept = await session.keepBoth();
    const input = create.mock.calls[0]?.[0];
    expect(kept).toEqual({ key: input?.key });
    expect(input?.name).toBe('Group (my copy)');
    expect(input?.changes.placements).toHaveLength(4);
    expect(input?.changes.entities.map((entity) => entity.key)).toEqual(['d']);
    expect(input?.changes.links.map((link) => [link.from, link.to, link.key === 'ab'])).toEqual([['a', 'b', false]]);
    expect(state().unsaved).toBe(1);
  });
});

describe('a card that another took off, and that is not the user’s to put back,', () => {
  const lost: SaveAnswer = { ok: false, stale: false, lost: 'b', message: 'There is nothing here under that key.' };

  test('goes, and what else was changed is saved', async () => {
    const { session, save, read, text, state, letGo } = open();
    session.run(move('c', 30));
    session.run(changeLinks(['ab'], { color: '#123456' }));
    const theirs = { ...chart, revision: 5, nodes: chart.nodes.filter(({ key }) => key !== 'b'), links: [] };
    read.mockResolvedValue(theirs);
    save.mockResolvedValueOnce({ ok: false, stale: true, message: 'Changed.' });
    await expect(session.save()).resolves.toBe(false);
    await session.catchUp(() => 'mine');
    save.mockResolvedValueOnce(lost);
    await expect(session.save()).resolves.toBe(true);
    expect(text()).toBe('Saved');
    expect(letGo.mock.calls).toEqual([['B']]);
    expect([...state().document.nodes.keys()]).toEqual(['a', 'c']);
    expect([...state().document.links.keys()]).toEqual([]);
    expect(save.mock.lastCall?.[0].changes.placements).toMatchObject([{ entityKey: 'c', x: 30 }]);
  });

  test('leaves nothing under way where it was all that was changed', async () => {
    const { session, save, read, text } = open();
    session.run(changeLinks(['ab'], { color: '#123456' }));
    read.mockResolvedValue({ ...chart, revision: 5, nodes: chart.nodes.filter(({ key }) => key !== 'b'), links: [] });
    save.mockResolvedValueOnce({ ok: false, stale: true, message: 'Changed.' });
    await session.save();
    await session.catchUp(() => 'mine');
    save.mockResolvedValueOnce(lost);
    await expect(session.save()).resolves.toBe(true);
    expect(text()).toBe('Saved');
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('does not keep the rest from becoming a chart of its own', async () => {
    const { session, create, letGo } = open();
    session.run(move('c', 30));
    create.mockResolvedValueOnce(lost);
    await expect(session.keepBoth()).resolves.toHaveProperty('key');
    expect(letGo.mock.calls).toEqual([['B']]);
    expect(create.mock.lastCall?.[0].changes.placements.map(({ entityKey }) => entityKey)).toEqual(['a', 'c']);
    expect(create.mock.lastCall?.[0].changes.links).toEqual([]);
  });
});

test('a role that got another name has it in every step of undo, and renaming is no edit', async () => {
  const link = (roles: string[]) =>
    linkShape.parse({ key: 'ab', from: 'a', to: 'b', roles: roles.map((role) => ({ role })) });
  const { session, state, text } = open({ links: [link(['Protector'])] });
  const roles = () =>
    state()
      .document.links.get('ab')
      ?.roles.map(({ role }) => role);
  session.run(changeLinks(['ab'], { roles: [{ role: 'Protector' }, { role: 'Director' }] }));
  await session.save();
  session.run(changeLinks(['ab'], { roles: [] }));
  session.rewriteLinks(rewriteRole('Protector', 'Guardian'));
  expect(text()).toBe('1 change not saved');
  session.undo();
  expect([roles(), text()]).toEqual([['Guardian', 'Director'], 'Saved']);
  session.undo();
  expect(roles()).toEqual(['Guardian']);
  session.redo();
  expect([roles(), text()]).toEqual([['Guardian', 'Director'], 'Saved']);
  session.rewriteLinks(rewriteRole('Guardian', null));
  expect([roles(), text()]).toEqual([['Director'], 'Saved']);
  session.undo();
  expect(roles()).toEqual([]);
});

describe('an entity that was changed in its record', () => {
  const renamed = { key: 'a', name: 'Renamed', country: 'MT', detail: 'C 1' };

  test('shows its new name without this being an edit, and a save does not send the old one', async () => {
    const { session, state, text, save } = open();
    session.run(move('a', 10));
    session.adopt(renamed);
    expect(state().document.nodes.get('a')).toMatchObject({ name: 'Renamed', country: 'MT', x: 10 });
    expect(text()).toBe('1 change not saved');
    await session.save();
    expect(save.mock.calls[0]?.[0].changes.entities).toEqual([]);
    session.undo();
    expect(state().document.nodes.get('a')).toMatchObject({ name: 'Renamed', x: 0 });
  });

  test('keeps a name that was given on the chart and is not saved yet, unless the record got another one', () => {
    const { session, state } = open();
    session.run(changeNode('a', { name: 'Mine' }));
    session.adopt({ ...renamed, name: 'A' });
    expect(state().document.nodes.get('a')).toMatchObject({ name: 'Mine', country: 'MT' });
    session.adopt(renamed);
    expect(state().document.nodes.get('a')?.name).toBe('Renamed');
    expect(state().unsaved).toBe(0);
  });
});
