import { filled, interestDates } from '../makeStatement';
import { readFtmShare } from './percentage';
import type { FtmProperties } from './record';

export interface LinkKind {
  /** The properties that name who holds and what is held. */
  party: string;
  subject: string;
  /** BODS's interest type; where it has none, the schema stands for it. */
  type?: string;
  role: string;
}

const LINKS = new Map<string, LinkKind>([
  ['Ownership', { party: 'owner', subject: 'asset', type: 'shareholding', role: 'Shareholder' }],
  ['Directorship', { party: 'director', subject: 'organization', type: 'boardMember', role: 'Director' }],
  ['UnknownLink', { party: 'subject', subject: 'object', role: 'Linked' }],
  ['Membership', { party: 'member', subject: 'organization', role: 'Member' }],
  ['Employment', { party: 'employee', subject: 'employer', role: 'Employee' }],
  ['Representation', { party: 'agent', subject: 'client', role: 'Agent' }],
  ['Family', { party: 'person', subject: 'relative', role: 'Relative' }],
  ['Associate', { party: 'person', subject: 'associate', role: 'Associate' }],
  ['Succession', { party: 'successor', subject: 'predecessor', role: 'Successor' }],
]);

/** What a schema of FollowTheMoney that links two entities says; undefined for one that does not. */
export function linkKind(schema: string): LinkKind | undefined {
  return LINKS.get(schema);
}

/**
 * The interest that a linking entity states. A number of shares alone states no share, nor does a percentage among several, or one of several
 * pairs of parties: whose it is, the entity does not say. `unread` is such a text.
 */
export function interestOfLink(
  schema: string,
  kind: LinkKind,
  properties: FtmProperties,
  isOfSeveral: boolean,
): { interest: Record<string, unknown>; unread: string } {
  const percentages = properties.all('percentage');
  const share = isOfSeveral || percentages.length > 1 ? undefined : readFtmShare(percentages[0]);
  const unread = share ? '' : percentages.join(', ').slice(0, 200);
  const form = properties.first('ownershipType');
  const indirect = /indirect/i.test(form ?? '');
  const role = properties.first('role', 'relationship');
  const details = [...properties.all('summary', 'description'), ...linesBesideSummary(properties, unread)];
  const code = kind.type === undefined ? `ftm${schema}` : undefined;
  const interest = filled({
    type: kind.type ?? 'otherInfluenceOrControl',
    code: properties.first('interest') ?? code,
    role: (role ?? kind.role).slice(0, 200),
    share,
    directOrIndirect: indirect ? 'indirect' : form?.toLowerCase() === 'direct' ? 'direct' : undefined,
    details: details.join('\n'),
    ...interestDates(properties.first('startDate', 'date'), properties.first('endDate')),
  });
  return { interest, unread };
}

/** Lines of a role's details that properties other than the summary make; `unread` is a text that is no share. */
export function linesBesideSummary(properties: FtmProperties, unread: string): string[] {
  const form = properties.first('ownershipType') ?? '';
  const isPlain = /^(?:in)?direct$/i.test(form);
  return [
    ...(unread ? [`Share as stated: ${unread}`] : []),
    ...(form && !isPlain ? [`Ownership type: ${form.slice(0, 200)}`] : []),
    ...properties.all('sharesCount').map((count) => `Shares: ${count.slice(0, 100)}`),
    ...properties.all('sharesValue').map((value) => `Value of shares: ${value.slice(0, 100)}`),
    ...properties.all('status').map((status) => `Status: ${status.slice(0, 100)}`),
  ];
}
