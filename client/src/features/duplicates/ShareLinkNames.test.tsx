import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { showWithServer } from '../../testkit/showWithServer';
import { ShareLinkNames } from './ShareLinkNames';

afterEach(cleanup);

test('share links are named with the day they were made, and those of others are counted', () => {
  const links = [{ name: 'For the auditors', createdDate: '2026-03-04T10:00:00.000Z' }];
  showWithServer(<ShareLinkNames links={links} all={3} />, () => ({}));
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(['For the auditors · created 04.03.2026', '2 more']);
});
