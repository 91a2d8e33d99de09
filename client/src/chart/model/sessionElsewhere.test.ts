import { describe, expect, test } from '@jest/globals';
import { linkShape } from '@stemma/shared/chart/link';
import { changeLinks, changeNode } from './commands';
import { rewriteRole } from './rewriteLinks';
import { move, open } from './testSession';

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
