import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { showWithServer } from '../../testkit/showWithServer';
import type { MergePreview } from './documents';
import { MergeEffects } from './MergeEffects';

afterEach(cleanup);

const PREVIEW: MergePreview = {
  ...{ fault: null, charts: [], bothOn: [], chartsLeft: 0, chartsLeftNamed: [] },
  ...{ links: 0, linksTakenOff: 0, linksBeside: 0, files: 0, people: 0, sources: 0 },
  ...{ shareLinksLess: 0, shareLinksLessNamed: [], peopleWhoGain: 0, accessLost: 0 },
  ...{ shareLinksThatGain: 0, shareLinksThatGainNamed: [], tagsKept: [], tagsOther: [] },
  screening: { kept: 0, other: 0, twice: 0, decidedOtherwise: [] },
};
const KEEP = 'Let those named show of the merged record what they show of either';

function show(more: Partial<MergePreview>) {
  const onKeepGrants = jest.fn();
  showWithServer(
    <MergeEffects
      {...{ preview: { ...PREVIEW, ...more }, name: 'Quay Ltd', showToMore: false, keepGrants: false }}
      {...{ onShowToMore: jest.fn(), onKeepGrants }}
    />,
    () => ({}),
  );
  return onKeepGrants;
}

test('share links that would show less may go on showing what they do, where they are the reader’s', () => {
  const named = [{ name: 'For the auditors', createdDate: '2026-03-04T10:00:00.000Z' }];
  const onKeepGrants = show({ shareLinksLess: 2, shareLinksLessNamed: named });
  fireEvent.click(screen.getByRole('checkbox', { name: KEEP }));
  expect(onKeepGrants).toHaveBeenCalledWith(true);
});

test.each([
  [1, 0, /^1 person would see details/],
  [0, 1, /^1 share link would see details/],
  [2, 1, /^2 people and 1 share link would see details/],
])('who would see more is told, and nobody who is none: %i people, %i share links', (people, links, text) => {
  show({ peopleWhoGain: people, shareLinksThatGain: links });
  expect(screen.getByText(text)).toBeTruthy();
});

test('nothing is offered for share links of others', () => {
  show({ shareLinksLess: 2 });
  expect(screen.getByText(/2 share links show less/)).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
