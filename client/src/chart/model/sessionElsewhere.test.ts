import { describe, expect, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { changeLinks, changeNode } from './commands';
import { rewriteRole } from './rewriteLinks';
import { chart, move, open } from './testSession';

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
  const renamed = { key: 'a', name: 'Renamed', country: 'MT', detail: 'C 1', trailEnd: 'listed' };

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

describe('tags of entities on the chart', () => {
  const tag = (name: string) => ({ key: name, name, color: '#006D75' });
  const tagged = (key: string, ...names: string[]) => ({ key, tags: names.map(tag) });

  test('that were changed are known without this being an edit, whatever is undone', async () => {
    const { session, state, text } = open({ tags: [tagged('a', 'Onshore')] });
    expect(state().document.tags?.get('a')).toEqual([tag('Onshore')]);
    session.run(move('a', 10));
    session.adoptTags([tagged('b', 'Offshore')]);
    expect([...(state().document.tags?.keys() ?? [])]).toEqual(['b']);
    expect(text()).toBe('1 change not saved');
    session.undo();
    expect([[...(state().document.tags?.keys() ?? [])], text()]).toEqual([['b'], 'Saved']);
  });

  test('are those of the chart as it was read again', async () => {
    const { session, state, read } = open({ tags: [tagged('a', 'Onshore')] });
    session.run(move('a', 10));
    read.mockResolvedValue({ ...chart, revision: 5, tags: [tagged('c', 'Offshore')] });
    await session.reread('mine');
    expect(state().document.nodes.get('a')?.x).toBe(10);
    expect([...(state().document.tags?.keys() ?? [])]).toEqual(['c']);
  });
});
