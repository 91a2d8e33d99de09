import { filled } from '../makeStatement';

interface Kind {
  pattern: RegExp;
  type: string;
  role?: string;
}

/** What a nature of control is, without its share and what it is held as. */
const KINDS: readonly Kind[] = [
  { pattern: /^ownership-of-shares/, type: 'shareholding' },
  { pattern: /^voting-rights/, type: 'votingRights' },
  { pattern: /^(part-)?right-to-share-surplus-assets/, type: 'rightsToSurplusAssetsOnDissolution' },
  { pattern: /^right-to-appoint-and-remove/, type: 'appointmentOfBoard' },
  { pattern: /^significant-influence-or-control/, type: 'otherInfluenceOrControl' },
];

/** Ranges of shares, by the words for them (Companies Act 2006, schedule 1A). */
const SHARES: readonly (readonly [RegExp, Record<string, number>])[] = [
  [/25-to-50-percent/, { exclusiveMinimum: 25, maximum: 50 }],
  [/50-to-75-percent/, { exclusiveMinimum: 50, exclusiveMaximum: 75 }],
  [/75-to-100-percent|75-or-more/, { minimum: 75, maximum: 100 }],
  [/more-than-25-percent/, { exclusiveMinimum: 25, maximum: 100 }],
];

const HELD_AS: readonly (readonly [RegExp, string])[] = [
  [/-as-trust(?:-|$)/, 'As trustee of a trust'],
  [/-as-firm(?:-|$)/, 'As a member of a firm'],
  [/-as-control-over-trust(?:-|$)/, 'Through control over a trust'],
  [/-as-control-over-firm(?:-|$)/, 'Through control over a firm'],
  [/-as-nominee(?:-|$)/, 'Through a nominee'],
  [/-limited-liability-partnership(?:-|$)/, 'In a limited liability partnership'],
  [/-registered-overseas-entity(?:-|$)/, 'In a registered overseas entity'],
];

/** A nature of control of the register of people with significant control as an interest of BODS 0.4. */
export function interestOfNature(nature: string): Record<string, unknown> {
  const kind = KINDS.find(({ pattern }) => pattern.test(nature));
  const share = SHARES.find(([pattern]) => pattern.test(nature))?.[1];
  const heldAs = HELD_AS.flatMap(([pattern, words]) => (pattern.test(nature) ? [words] : []));
  return filled({
    type: kind?.type ?? 'otherInfluenceOrControl',
    share,
    details: [...heldAs, kind ? '' : `Nature of control: ${nature.slice(0, 200)}`].filter(Boolean).join('\n'),
  });
}
