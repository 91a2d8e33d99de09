import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestMessages } from '@stemma/shared/messages/requests';
import type { Sent } from '../../testkit/showWithServer';
import { showWithServer } from '../../testkit/showWithServer';
import { RequestForm } from './RequestForm';

afterEach(cleanup);

const answer = ({ name, variables }: Sent) => {
  if (name === 'SendRequest')
    return { sendRequest: { __typename: 'EntityRequestResult', ok: { key: 'k' }, error: null } };
  const addresses = variables.addresses as string[];
  return { addressesOutside: addresses.filter((address) => !address.endsWith('@bank.example')) };
};

test('a message is for those who may get one: it is off, and says why, as soon as somebody else is among them', async () => {
  const user = userEvent.setup({ delay: null });
  const nothing = () => undefined;
  const { sent } = showWithServer(
    <RequestForm entityKey="e" entityName="Alder" onDirty={nothing} onSent={nothing} onClose={nothing} />,
    answer,
  );
  const recipients = screen.getByRole('textbox', { name: 'Recipients' });
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await user.type(recipients, 'ada@bank.example');
  await user.type(message, 'Dear Ada');
  expect(send.disabled).toBe(false);
  await user.type(recipients, '\nbob@example.org');
  await screen.findByText(requestMessages.noOwnWords('bob@example.org'));
  expect([message.disabled, message.value, send.disabled]).toEqual([true, 'Dear Ada', true]);
  screen.getByText(requestMessages.notSentAlong);
  await user.type(screen.getByRole('textbox', { name: 'Document 1' }), 'Deed');
  await user.click(send);
  await waitFor(() => expect(sent.mock.calls.some(([{ name }]) => name === 'SendRequest')).toBe(true));
  const input = sent.mock.calls.find(([{ name }]) => name === 'SendRequest')?.[0].variables.input;
  expect(input).toMatchObject({ fileNames: ['Deed'], message: '' });
});
