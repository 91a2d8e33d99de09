import { expect, test } from '@jest/globals';
import type { LinkRole } from '@stemma/shared/chart/linkRole';
import { newLink, newNode } from './document';
import { sharesRemark } from './recordedShares';

const orchid = newNode({ key: 'orchid', typeName: 'Company', name: 'Orchid Ltd' });
const nodes = new Map([[orchid.key, orchid]]);
const owner = (key: string, ...roles: LinkRole[]) => newLink({ key, from: key, to: 'orchid', roles });
const share = (percentage: number, more: Partial<LinkRole> = {}) => ({ role: 'Shareholder', percentage, ...more });
const remark = (...links: ReturnType<typeof owner>[]) => sharesRemark({ nodes }, links, 'orchid', '2026-11-25');

test.each<[string, ReturnType<typeof owner>[]]>([
  ['', [owner('a', share(60)), owner('b', share(40))]],
  ['', [owner('a', share(33.33)), owner('b', share(33.33)), owner('c', share(33.33))]],
  ['Recorded shares of Orchid Ltd add up to 112 %.', [owner('a', share(60)), owner('b', share(52))]],
  ['12.5 % has no recorded holder.', [owner('a', share(87.5))]],
  ['75 % has no recorded holder.', [owner('a', share(20), share(5))]],
  ['40 % has no recorded holder.', [owner('a', share(60), { role: 'Beneficial Owner', percentage: 60 })]],
  ['50 % has no recorded holder.', [owner('a', { role: 'Owner', minimum: 25, maximum: 50 })]],
  ['', [owner('a', share(60)), owner('b', { role: 'Shareholder' })]],
  ['40 % has no recorded holder.', [owner('a', share(60)), owner('b', { role: 'Director' })]],
  ['40 % has no recorded holder.', [owner('a', share(60)), owner('b', share(90, { endDate: '2026-01-01' }))]],
  ['40 % has no recorded holder.', [owner('a', share(60)), owner('b', share(60, { startDate: '2027-01-01' }))]],
  ['40 % has no recorded holder.', [owner('a', share(60)), owner('b', share(80, { via: 'indirect' }))]],
  ['', [owner('a', { role: 'Director' })]],
])('what recorded shares come to is said: "%s"', (expected, links) => {
  expect(remark(...links)).toBe(expected);
});
