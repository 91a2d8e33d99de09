import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { messages } from '@stemma/shared/messages';
import { sharingMessages } from '@stemma/shared/messages/sharing';
import { CallFailed } from '../../../lib/send';
import { forgetVisit, saveVisit, readVisit } from '../../../lib/visit';
import { readToken, writeToken } from '../../../lib/token';
import { answering, type Call } from '../testkit/answering';
import { GateCard } from './GateCard';
import { useShareLinkGate } from './useShareLinkGate';
import { TestMantine } from '../../../testkit/TestMantine';

const opened = { ok: { token: 'visit-1', linkKey: 'k1' }, error: null };
const refused = (code: string, message: string, retryAfter: number | null = null) => ({
  ok: null,
  error: { code, message, retryAfter },
});

function Place() {
  const gate = useShareLinkGate('k1');
  if (gate.state.at !== 'open') return <GateCard gate={gate} />;
  const end = (kind: 'unauthenticated' | 'refused', message: string) => () => gate.ended(new CallFailed(kind, message));
  return (
    <>
      <p>The chart, by {gate.state.visit.token}</p>
      <button onClick={end('unauthenticated', 'Sign in to go on.')}>end</button>
      <button onClick={end('refused', sharingMessages.paused)}>pause</button>
    </>
  );
}

/** Shows a link with a server that asks for a password as told. */
function show(isPassword: boolean, answer: (call: Call) => object | undefined = () => opened) {
  const sent = answering((call) => {
    if (call.name === 'SharingLinkDetails') return { sharingLinkDetails: { isPassword } };
    const result = answer(call);
    return result && { openSharingLink: result, openSharedTicket: result };
  });
  render(
    <StrictMode>
      <TestMantine>
        <Place />
      </TestMantine>
    </StrictMode>,
  );
  return { sent, calls: () => sent.mock.calls.map(([{ name }]) => name), user: userEvent.setup({ delay: null }) };
}

beforeEach(() => window.history.replaceState(null, '', '/shared/k1'));
afterEach(() => {
  cleanup();
  forgetVisit('k1');
  writeToken(null);
});

describe('a share link', () => {
  test('without a password opens at once, as one visit, and a signed-in user beside it is left alone', async () => {
    writeToken('my own session');
    const { sent, calls } = show(false);
    await screen.findByText('The chart, by visit-1');
    expect(calls().filter((name) => name === 'OpenSharingLink')).toHaveLength(1);
    expect(sent.mock.calls.every(([{ token }]) => token === undefined)).toBe(true);
    expect(readToken()).toBe('my own session');
  });

  test('with a password says what is wrong with it, and opens by the right one', async () => {
    const { user } = show(true, ({ variables }) =>
      variables['password'] === 'right' ? opened : refused('unauthenticated', sharingMessages.notOpened),
    );
    const field = await screen.findByLabelText('Password');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(screen.getByText('This attribute is required.')).toBeTruthy();
    await user.keyboard('wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(sharingMessages.notOpened);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, 'right{Enter}');
    await screen.findByText('The chart, by visit-1');
  });

  test('that was guessed at too often says how long to wait', async () => {
    const { user } = show(true, () => refused('tooMany', messages.tooManyTries, 600));
    await user.type(await screen.findByLabelText('Password'), 'a guess{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(`${messages.tooManyTries} (in 10 minutes)`);
  });

  test('that has expired says so and asks for nothing', async () => {
    show(false, () => refused('forbidden', sharingMessages.expired));
    expect((await screen.findByRole('alert')).textContent).toBe(sharingMessages.expired);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('opens by the ticket of a message, which is then gone from the address', async () => {
    window.history.replaceState(null, '', '/shared/k1#ticket=abc%2Fdef');
    const { sent, calls } = show(true);
    await screen.findByText('The chart, by visit-1');
    expect(window.location.hash).toBe('');
    expect(calls()).toEqual(['OpenSharedTicket']);
    expect(sent.mock.calls[0]?.[0].variables).toEqual({ ticket: 'abc/def' });
  });

  test('whose address a mail program broke is refused in words, not by a blank page', async () => {
    window.history.replaceState(null, '', '/shared/k1#ticket=abc%E0%A4%A');
    const { sent } = show(true, () => refused('unauthenticated', sharingMessages.ticket));
    expect((await screen.findByRole('alert')).textContent).toBe(sharingMessages.ticket);
    expect(sent.mock.calls[0]?.[0].variables).toEqual({ ticket: 'abc%E0%A4%A' });
  });

  test('goes on in its tab without another visit, and is kept nowhere else', async () => {
    saveVisit({ linkKey: 'k1', token: 'of before' });
    const { sent } = show(true);
    expect(screen.getByText('The chart, by of before')).toBeTruthy();
    expect(sent).not.toHaveBeenCalled();
    expect(window.localStorage).toHaveLength(0);
  });

  test('whose visit has ended leads back to the password, with the reason', async () => {
    saveVisit({ linkKey: 'k1', token: 'of before' });
    const { user } = show(true);
    await user.click(screen.getByRole('button', { name: 'end' }));
    expect(await screen.findByLabelText('Password')).toBeTruthy();
    expect(screen.getByText(sharingMessages.ended)).toBeTruthy();
    expect(readVisit('k1')).toBeNull();
  });

  test('whose visit has ended and that has no password is opened again by a press, not by itself', async () => {
    saveVisit({ linkKey: 'k1', token: 'of before' });
    const { user, calls } = show(false);
    await user.click(screen.getByRole('button', { name: 'end' }));
    const again = await screen.findByRole('button', { name: 'Open it again' });
    expect(calls()).not.toContain('OpenSharingLink');
    await user.click(again);
    await screen.findByText('The chart, by visit-1');
  });

  test('that is paused meanwhile says so', async () => {
    saveVisit({ linkKey: 'k1', token: 'of before' });
    const { user } = show(false);
    await user.click(screen.getByRole('button', { name: 'pause' }));
    expect((await screen.findByRole('alert')).textContent).toBe(sharingMessages.paused);
  });

  test('whose server cannot be reached is asked for again', async () => {
    let reached = false;
    const { user } = show(false, () => (reached ? opened : undefined));
    const again = await screen.findByRole('button', { name: 'Try again' });
    reached = true;
    await user.click(again);
    await screen.findByText('The chart, by visit-1');
  });
});
