import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeOwnership, currentOwnershipSettings, resetOwnership } from '../../lib/ownership/settings';
import { showWithServer } from '../../testkit/showWithServer';
import { ListedByTag } from './ListedByTag';

afterEach(() => {
  cleanup();
  resetOwnership();
});

const TAGS = [{ __typename: 'Tag', key: 'sdn', name: 'SDN list', color: '#E03131', createdBy: 'u' }];
const choices = ['ada', 'ivo', 'mia'].map((value) => ({ value, label: value }));

test('all of the chart that bear a tag are listed, with those picked before', async () => {
  changeOwnership({ listed: ['mia'] });
  const { sent } = showWithServer(<ListedByTag choices={choices} />, ({ name }) =>
    name === 'AllTags'
      ? { tags: TAGS }
      : { entityTable: { __typename: 'EntityTable', keys: ['ivo', 'elsewhere', 'ada'] } },
  );
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('combobox', { name: 'List all that bear a tag' }));
  await user.click(screen.getByRole('option', { name: 'SDN list', hidden: true }));
  await waitFor(() => expect(currentOwnershipSettings().listed).toEqual(['mia', 'ivo', 'ada']));
  expect(sent).toHaveBeenCalledWith({ name: 'Tagged', variables: { tagKey: 'sdn' } });
});

test('without tags nothing is offered', async () => {
  const { sent } = showWithServer(<ListedByTag choices={choices} />, () => ({ tags: [] }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(screen.queryByRole('combobox')).toBeNull();
});
