import { describe, expect, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { linkRoleShape } from '@stemma/shared/chart/linkRole';
import { addLink, addNode, changeLinks, changeNode, moveNodes } from './commands';
import { newNode } from './document';
import type { SaveAnswer } from './saving';
import { chart, move, open } from './testSession';

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
      modifiedByName: 'Ada Byron',
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
      by: ['Ada Byron'],
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
    expect(state().news).toBeNull();
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

  test.each(['deleted', 'noAccess'] as const)('that is %s leaves what was edited here, unsaved', async (reason) => {
    const { session, save, read, standing, state, text } = open();
    session.run(move('a', 77));
    save.mockResolvedValueOnce({ ok: false, stale: false, denied: true, message: 'There is nothing here.' });
    read.mockResolvedValueOnce(null);
    standing.mockResolvedValueOnce(reason);
    await expect(session.save()).resolves.toBe(false);
    expect(state()).toMatchObject({ phase: { kind: 'denied', reason }, unsaved: 1, viewerCan: { edit: false } });
    expect(text()).toMatch(/^Not saved: this chart (was deleted|is no longer shared with you)$/);
    expect(state().document.nodes.get('a')?.x).toBe(77);
  });

  test('that may only be read by now says so before anything is saved, and is edited on once it may be again', async () => {
    const { session, save, state, text } = open();
    session.setMode('edit');
    session.run(move('a', 77));
    session.setAccess({ edit: false, share: false, delete: false });
    expect(state()).toMatchObject({ phase: { kind: 'denied', reason: 'readOnly' }, mode: 'view', unsaved: 1 });
    expect(text()).toBe('Not saved: you may only read this chart now');
    expect(session.run(move('a', 78))).toBe(false);
    session.setAccess({ edit: true, share: false, delete: false });
    expect(state()).toMatchObject({ phase: { kind: 'idle' }, unsaved: 1 });
    await expect(session.save()).resolves.toBe(true);
    expect(save.mock.lastCall?.[0].changes.placements).toMatchObject([{ entityKey: 'a', x: 77 }]);
  });

  test('is told as one’s own where it was saved in another window', async () => {
    const { session, save, read, state, text } = open();
    session.run(move('a', 77));
    save.mockResolvedValueOnce(stale);
    const elsewhere = { ...chart, revision: 9, modifiedBy: 'me', modifiedByName: 'Ada Byron' };
    read.mockResolvedValueOnce({ ...elsewhere, nodes: chart.nodes.map((node) => ({ ...node, x: 5 })) });
    await session.save();
    expect(state().phase).toMatchObject({ kind: 'stale', by: { isCaller: true } });
    expect(text()).toBe('Changed in another window');
    read.mockResolvedValueOnce({
      ...elsewhere,
      name: 'Renamed',
      nodes: chart.nodes.map((node) => ({ ...node, x: 5 })),
    });
    await session.catchUp(() => 'mine');
    expect(state().news?.by).toEqual(['You, in another window,']);
  });

  test('is merged so that undo gives back what the other made of it', async () => {
    const share = (percentage: number) => [linkRoleShape.parse({ role: 'Shareholder', percentage })];
    const { session, save, read, state } = open({
      links: [linkShape.parse({ key: 'ab', from: 'a', to: 'b', roles: share(20) })],
    });
    const percentage = () => state().document.links.get('ab')?.roles[0]?.percentage;
    session.run(move('c', 900));
    session.run(changeLinks(['ab'], { roles: share(24) }));
    save.mockResolvedValueOnce(stale);
    const hers = {
      ...chart,
      revision: 9,
      nodes: chart.nodes.map((node) => (node.key === 'c' ? { ...node, label: 'hers' } : node)),
      links: [linkShape.parse({ key: 'ab', from: 'a', to: 'b', roles: share(22), color: '#00ff00' })],
    };
    read.mockResolvedValueOnce(hers).mockResolvedValueOnce(hers);
    await session.save();
    await session.catchUp(() => 'mine');
    expect(percentage()).toBe(24);
    session.undo();
    expect(percentage()).toBe(22);
    expect(state().document.links.get('ab')?.color).toBe('#00ff00');
    session.undo();
    expect(state().document.nodes.get('c')).toMatchObject({ x: 600, label: 'hers' });
    session.redo();
    session.redo();
    expect(percentage()).toBe(24);
    expect(state().document.nodes.get('c')).toMatchObject({ x: 900, label: 'hers' });
  });

  test('keeps what another made of a thing that one changed and saved before', async () => {
    const { session, read, state } = open();
    session.run(changeNode('a', { label: 'mine' }));
    await session.save();
    const hers = { ...chart, revision: 9, nodes: chart.nodes.map((node) => ({ ...node, label: 'hers' })) };
    read.mockResolvedValueOnce(hers);
    await session.catchUp();
    session.undo();
    expect(state().document.nodes.get('a')?.label).toBe('hers');
  });

  test('keep both makes a chart of its own with everything on it', async () => {
    const { session, create, state } = open();
    session.run(addNode({ ...newNode({ key: 'd', typeName: 'Trust', name: 'D' }), isNew: true }));
    const saved = await session.keepBoth();
    const input = create.mock.calls[0]?.[0];
    expect(saved).toEqual({ key: input?.key, namesStay: false });
    expect(input).toMatchObject({ name: 'Group (my copy)', copyOf: 'chart' });
    expect(input?.changes.placements).toHaveLength(4);
    expect(input?.changes.entities.map((entity) => entity.key)).toEqual(['d']);
    expect(input?.changes.links.map((link) => [link.from, link.to, link.key === 'ab'])).toEqual([['a', 'b', false]]);
    expect(state().unsaved).toBe(1);
  });

  test('a part becomes a chart of its own that nobody has placed yet, as it is saved', async () => {
    const { session, create } = open();
    session.run(changeNode('a', { name: 'Not saved' }));
    await expect(session.saveSelection(['a', 'b'], 'Group of A')).resolves.toEqual({
      key: create.mock.calls[0]?.[0].key,
    });
    const input = create.mock.calls[0]?.[0];
    expect(input).toMatchObject({ name: 'Group of A', copyOf: 'chart', changes: { entities: [] } });
    expect(input?.changes.placements.map(({ entityKey, x, y }) => [entityKey, x, y])).toEqual([
      ['a', 0, 0],
      ['b', 0, 0],
    ]);
    expect(input?.changes.links.map((link) => [link.from, link.to, link.points])).toEqual([['a', 'b', null]]);
    create.mockResolvedValueOnce({ ok: false, stale: false, message: 'Not allowed.' });
    await expect(session.saveSelection(['a'], 'Group of A')).resolves.toEqual({ error: 'Not allowed.' });
  });

  test('keep both leaves an entity the name that another gave it, and a chart with a long name can be kept', async () => {
    const { session, create } = open({ name: 'N'.repeat(500) });
    session.run(changeNode('a', { name: 'Mine' }));
    create.mockResolvedValueOnce(stale);
    await expect(session.keepBoth()).resolves.toMatchObject({ namesStay: true });
    const [asked, saved] = create.mock.calls.map(([input]) => input);
    expect(asked?.changes.entities).toMatchObject([{ key: 'a', name: 'Mine', nameAsRead: 'A' }]);
    expect(saved?.changes.entities).toEqual([]);
    expect(saved?.name).toBe(`${'N'.repeat(490)} (my copy)`);
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
