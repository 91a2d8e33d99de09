import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '@stemma/shared/messages';
import { KNOWN_SETTINGS } from '@stemma/shared/knownSettings';
import { SettingsForm } from '../../components/settings/SettingsForm';
import { questionsBeforeLeaving } from '../../lib/leaveGuard';
import { showWithServer } from '../../testkit/showWithServer';
import { MailSection } from './mail/MailSection';
import { OtherSettings } from './settings/OtherSettings';

afterEach(cleanup);

const user = userEvent.setup({ delay: null });
const button = (name: string) => user.click(screen.getByRole('button', { name }));
const asks = [messages.unsavedWork];

test('a mail that is half written is asked about before the page is left, and stays while the other kind is looked at', async () => {
  showWithServer(<MailSection />, () => ({}));
  expect(questionsBeforeLeaving()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'News');
  expect(questionsBeforeLeaving()).toEqual(asks);
  await user.click(screen.getByRole('radio', { name: 'Request for documents' }));
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Passports');
  await user.click(screen.getByRole('radio', { name: 'Message' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('News');
  await user.clear(screen.getByRole('textbox', { name: 'Subject' }));
  expect(questionsBeforeLeaving()).toEqual(asks);
});

test('settings that are changed and not saved are asked about, until they are saved or given up', async () => {
  const known = KNOWN_SETTINGS.filter(({ takes }) => takes === 'yesOrNo').slice(0, 1);
  showWithServer(<SettingsForm known={known} settings={[]} onSave={() => Promise.resolve(true)} />, () => ({}));
  await user.click(screen.getByRole('switch'));
  expect(questionsBeforeLeaving()).toEqual(asks);
  await button('Cancel');
  expect(questionsBeforeLeaving()).toEqual([]);
  await user.click(screen.getByRole('switch'));
  await button('Save');
  await waitFor(() => expect(questionsBeforeLeaving()).toEqual([]));
});

test('a setting for programs that is being added or changed is asked about, an empty one is not', async () => {
  const settings = [{ section: 'own', property: 'color', value: '"red"' }];
  showWithServer(<OtherSettings settings={settings} onSave={() => Promise.resolve(true)} />, () => ({}));
  await button('New setting');
  expect(questionsBeforeLeaving()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Section' }), 'x');
  expect(questionsBeforeLeaving()).toEqual(asks);
  await button('Cancel');
  await user.type(screen.getByRole('textbox', { name: 'own.color' }), '!');
  expect(questionsBeforeLeaving()).toEqual(asks);
});
