import type { EntityChange } from '@stemma/shared/entities/entity';
import type { RecordType } from '@stemma/shared/entities/typeNames';
import { sampleEntity } from './entities';
import type { Random } from './random';

export interface GroupMember {
  entity: EntityChange;
  /** The member it is drawn under; null for the top. */
  under: GroupMember | null;
}

export interface GroupTie {
  from: GroupMember;
  to: GroupMember;
  role: string;
  percentage: number | null;
}

/** One family's or founder's group: who is at the top, a holding company, companies below it, and what they own. */
export interface Group {
  members: GroupMember[];
  ties: GroupTie[];
}

const ASSETS: RecordType[] = [
  'Property',
  'BankAccount',
  'Yacht',
  'Aircraft',
  'Property',
  'BankAccount',
  'Project',
  'Custom',
];
const MOST_BELOW = 4;

/** Makes a group of `size` entities, five at least. Shares of what is held sum to 100 %. */
export function sampleGroup(size: number, random: Random, keyOf: (index: number) => string): Group {
  const members: GroupMember[] = [];
  const ties: GroupTie[] = [];
  const make = (type: RecordType, under: GroupMember | null): GroupMember => {
    const member = { entity: sampleEntity(type, keyOf(members.length), random), under };
    members.push(member);
    return member;
  };

  const owners = Array.from({ length: random.int(1, Math.min(3, size - 4)) }, () => make('Individual', null));
  const [first] = owners;
  if (!first) throw new Error('A group needs somebody at its top.');
  const throughTrust = random.next() < 0.3 && owners.length > 1;
  const trust = throughTrust ? make('Trust', first) : undefined;
  if (trust) ties.push({ from: first, to: trust, role: 'Settlor', percentage: null });
  const above = trust ? [trust, ...owners.slice(1)] : owners;
  const holding = make('Company', above[0] ?? first);
  random.shares(above.length).forEach((percentage, index) => {
    const from = above[index];
    if (from) ties.push({ from, to: holding, role: 'Shareholder', percentage });
  });

  const companies = [holding];
  const assets = Math.max(1, Math.floor((size - members.length) * 0.4));
  while (members.length < size - assets) {
    const parent = parentFor(companies, members, random);
    const company = make('Company', parent);
    const second =
      random.next() < 0.15 ? random.pick(companies.filter((one) => one !== parent).concat(above)) : undefined;
    const [share = 100, rest] = second ? random.shares(2) : [100];
    ties.push({ from: parent, to: company, role: 'Shareholder', percentage: share });
    if (second && rest !== undefined) ties.push({ from: second, to: company, role: 'Shareholder', percentage: rest });
    companies.push(company);
  }
  while (members.length < size) {
    const owner = parentFor(companies.slice(-Math.ceil(companies.length / 2)), members, random);
    ties.push({ from: owner, to: make(random.pick(ASSETS), owner), role: 'Owner', percentage: 100 });
  }
  return { members, ties };
}

/** One of the companies that has the fewest below it, so that no row grows endless. */
function parentFor(companies: GroupMember[], members: GroupMember[], random: Random): GroupMember {
  const below = (company: GroupMember): number => members.filter(({ under }) => under === company).length;
  const free = companies.filter((company) => below(company) < MOST_BELOW);
  return random.pick(free.length ? free.slice(0, 6) : companies);
}
