import { expect, test } from '@jest/globals';
import { limits } from '@stemma/shared/limits';
import { planning } from './planning';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function begun(atOnce: number) {
  const inTurn = planning(atOnce);
  const started: string[] = [];
  const steps = new Map<string, { planned: () => void; answered: () => void }>();
  const ask = (user: string, statement: string) =>
    inTurn(user, statement, async (planned) => {
      started.push(`${user} ${statement}`);
      await new Promise<void>((answered) => steps.set(`${user} ${statement}`, { planned, answered }));
      return statement;
    });
  const planned = async (name: string) => {
    steps.get(name)?.planned();
    await settled();
  };
  const answered = async (name: string) => {
    steps.get(name)?.answered();
    await settled();
  };
  return { ask, started, planned, answered };
}

test('one new statement of a user is planned at a time, and others come between his', async () => {
  const { ask, started, planned } = begun(1);
  for (const statement of ['one', 'two', 'three']) void ask('a', statement);
  void ask('b', 'four');
  await settled();
  expect(started).toEqual(['a one']);
  await planned('a one');
  expect(started).toEqual(['a one', 'b four']);
  await planned('b four');
  expect(started.slice(2)).toEqual(['a two']);
});

test('what was planned before waits for nobody, whoever asks, and an answer that takes long holds nobody up', async () => {
  const { ask, started, planned, answered } = begun(1);
  const first = ask('a', 'known');
  await settled();
  await planned('a known');
  void ask('a', 'new');
  await settled();
  expect(started).toEqual(['a known', 'a new']);
  void ask('b', 'known');
  void ask('a', 'known');
  await settled();
  expect(started).toEqual(['a known', 'a new', 'b known', 'a known']);
  await answered('a known');
  await expect(Promise.race([first, settled().then(() => 'late')])).resolves.toBe('late');
});

test('a statement that fails gives its turn on and is new the next time', async () => {
  const inTurn = planning(1);
  await expect(inTurn('a', 'wrong', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(inTurn('a', 'wrong', () => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('so many of one user wait, and no more, while others still may', async () => {
  const inTurn = planning(1);
  const never = () => new Promise<never>(() => undefined);
  const all = Array.from({ length: limits.planningWaitingMax }, (_, at) => inTurn('a', `${at}`, never));
  for (const one of all) one.catch(() => undefined);
  await expect(inTurn('a', 'more', never)).rejects.toMatchObject({ code: 'tooMany', details: { retryAfter: 5 } });
  const other = inTurn('b', 'other', never);
  await expect(Promise.race([other, settled().then(() => 'waits')])).resolves.toBe('waits');
});
