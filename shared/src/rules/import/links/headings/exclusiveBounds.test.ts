import { expect, test } from '@jest/globals';
import { linksSaid, sheet } from '../judged.fixture';

test.each([
  ['More than', 'Up to', '>25–50%'],
  ['Share above', 'Share below', '>25–<50%'],
  ['At least', 'Less than', '25–<50%'],
  ['At least', 'Not more than', '25–50%'],
  ['Mehr als', 'bis zu', '>25–50%'],
])('“%s” and “%s” are bounds, with or without the share itself', (least, greatest, said) => {
  for (const percent of [' %', ''])
    expect(
      linksSaid(
        sheet('', [
          ['Owner', 'Company', least, greatest],
          ['Ann Lee', 'Quay Ltd', `25${percent}`, `50${percent}`],
        ]),
      ),
    ).toEqual({ links: [`Ann Lee > Quay Ltd: ${said} Shareholder`], told: [] });
});
