import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestMessages } from '@stemma/shared/messages/requests';
import { showWithServer } from '../../../testkit/showWithServer';
import { OrganizationDialog } from './OrganizationDialog';
import type { Organization } from './types';

afterEach(cleanup);

const organization: Organization = {
  ...{ key: 'o', name: 'Alder Trustees', description: null, userCount: 1, lastAccessed: null },
  ...{ forceSecondFactor: false, passwordMin: null, sessionHours: null, fileQuotaMegabytes: null },
  ...{ sharingOff: false, shareNeedsPassword: false, shareDaysMax: null },
  ...{ requestSubject: null, requestText: null, messageDomains: [] },
};

test('an administrator words requests, sees the mail meanwhile, and saves what is right alone', async () => {
  const user = userEvent.setup({ delay: null });
  const { sent } = showWithServer(<OrganizationDialog organization={organization} onClose={() => undefined} />, () => ({
    changeOrganization: { __typename: 'OrganizationRecordResult', ok: { key: 'o' }, error: null },
  }));
  const preview = within(screen.getByRole('region', { name: 'Preview of a request' }));
  preview.getByText('Documents of “Alder Holdings Ltd”');
  preview.getByText(/^ada@example.org \(“Ada Lovelace”\) of Alder Trustees asks you/);

  const subject = screen.getByRole('textbox', { name: 'Subject of a request' });
  const save = screen.getByRole('button', { name: 'Save' });
  await user.type(subject, '{{organization}: {{entty}');
  screen.getByText(/^There is no {entty}\./);
  await user.click(save);
  expect(sent).not.toHaveBeenCalled();
  await user.clear(subject);
  await user.type(subject, '{{organization}: papers');
  within(screen.getByRole('region', { name: 'Preview of a request' })).getByText('Alder Trustees: papers');
  const domains = screen.getByRole('textbox', { name: 'Domains that may get messages of our own' });
  await user.type(domains, 'bank');
  screen.getByText(requestMessages.notADomain);
  await user.type(domains, '.example\n');
  await user.click(save);
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls[0]?.[0].variables).toEqual({
    input: { key: 'o', requestSubject: '{organization}: papers', messageDomains: ['bank.example'] },
  });
});
