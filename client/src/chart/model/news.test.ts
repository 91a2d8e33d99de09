import { expect, test } from '@jest/globals';
import { byText, moreNews } from './news';

const moved = { differences: [], moved: 1, rerouted: 0 };

test('news tell who saved, each once, and none where nobody is known', () => {
  const first = moreNews(null, moved, 'Ada Byron');
  const second = moreNews(moreNews(first, moved, 'Carl Gauss'), moved, 'Ada Byron');
  expect(second).toMatchObject({ by: ['Ada Byron', 'Carl Gauss'], moved: 3 });
  expect(byText({ by: ['Ada Byron'] })).toBe('Ada Byron');
  expect(byText({ by: ['Ada Byron', 'Carl Gauss'] })).toBe('Ada Byron and Carl Gauss');
  expect(byText({ by: ['Ada Byron', 'Carl Gauss', 'Emmy Noether'] })).toBe('Ada Byron and 2 others');
  expect(byText({ by: moreNews(null, moved, undefined)?.by ?? ['nobody'] })).toBe('');
});
