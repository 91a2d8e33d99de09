import { describe, expect, test } from '@jest/globals';
import { move, open } from './testSession';

describe('changes that the store does not take', () => {
  test('stay, with the reason told, until they are taken back', async () => {
    const { session, save, refused, text, state } = open();
    session.run(move('c', 30));
    const message = '“C” would be read here by people who may not read it.';
    save.mockResolvedValueOnce({ ok: false, stale: false, denied: false, message });
    await expect(session.save()).resolves.toBe(false);
    expect(refused.mock.calls).toEqual([[message]]);
    expect(text()).toBe(`Not saved: ${message}`);
    expect(state()).toMatchObject({ unsaved: 1, viewerCan: { edit: true } });
    session.undo();
    await session.save();
    expect(text()).toBe('Saved');
  });
});
