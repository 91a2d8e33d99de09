import { expect, test } from '@jest/globals';
import { calculateOwnership } from '@stemma/shared/ownership/ownership';
import { DAY, graphOf } from '@stemma/shared/ownership/testkit';
import { overlayOf } from './ownershipOverlay';

test('what is hidden stands on the paths as a hidden part, without a share', () => {
  const graph = graphOf(
    [
      ['a', 'S', 40],
      ['B', 'S', 60],
      ['H', 'B', []],
      ['H', 'Elsewhere', []],
    ],
    { H: { isPrivate: true, name: '', typeName: 'Custom' } },
  );
  const overlay = overlayOf(graph, calculateOwnership(graph, { subject: 'S', asOf: DAY }), 50);
  expect([...overlay.nodes].sort()).toEqual(['B', 'H', 'S']);
  expect([...overlay.links].sort()).toEqual(['l2', 'l3']);
  expect(overlay.totals.get('H')).toEqual({ text: 'hidden part', mark: null });
  expect(overlay.badges.get('H')?.map(({ text }) => text)).toEqual(['▨ hidden part']);
});
