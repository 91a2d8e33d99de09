import { foldedHeading } from '../tableSheet';
import { LINK_HEADINGS } from './vocabulary';

/** How long a word of shares is at least that is known within another one: “Beteiligung” in “Beteiligungshöhe”. */
const WITHIN_MIN = 6;

const WORDS = [...LINK_HEADINGS].flatMap(([said, meaning]) =>
  meaning === 'share' && !said.includes(' ') && said !== 'percent' ? [said] : [],
);
const LONG = WORDS.filter((word) => word.length >= WITHIN_MIN);
const OTHERS = /(?:^| )(?:rate|rates|age|rank|score|number|no|count|classes|class|type)(?: |$)/;

/** Whether one of a heading's words is one of shares, in any of the languages: “Stake held”. */
export function mentionsShare(heading: string): boolean {
  const said = foldedHeading(heading);
  if (OTHERS.test(said)) return false;
  return said.split(' ').some((term) => WORDS.includes(term) || LONG.some((word) => term.startsWith(word)));
}
