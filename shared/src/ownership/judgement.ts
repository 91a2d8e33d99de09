import { controlledBy, controllersOf } from './control';
import type { VotesTaken } from './control';
import type { Holder } from './holders';
import { holdersOf, withBounds } from './holders';
import { integratedHoldings } from './integratedHoldings';
import { integratedOwnership, shareInItself } from './integratedOwnership';
import type { BasisModel, OwnershipModel } from './model';
import type { OwnershipMatrix } from './ownershipMatrix';
import type { Preset } from './presets';
import { endsOf } from './countedLinks';
import { inForce } from './day';
import { meaningOf } from './roles';
import { formatShare, shareDigits } from './shareFormat';
import { BASES } from './types';
import type { Basis } from './types';
import { either, meets, verdictOf } from './verdict';
import type { Threshold, Verdict } from './verdict';

/** How holders are judged. */
export interface JudgementSettings {
  basis: Basis;
  preset: Preset;
  /** Keys of listed parties, for sanctions. */
  listed?: readonly string[];
  threshold: Threshold;
  /** With the preset of one's own: a majority counts as the whole rather than being multiplied. */
  majorityWhole?: boolean;
  /** With the preset of one's own: control counts, too. */
  withControl?: boolean;
}

/** What a preset says of one holder, and why. */
export interface Judgement {
  verdict: Verdict;
  why: string[];
}

export interface SubjectJudgement {
  /** By the entity's number. */
  of: Map<number, Judgement>;
  /** What a sanctions preset says of the subject; null with the others. */
  blocked: boolean | null;
}

/** Who controls a subject, and whom each of its holders controls among what lies above it. */
export interface SubjectControl {
  /** Chains from each controller down to the subject, by the votes recorded at least. */
  certain: ReadonlyMap<number, number[]>;
  /** The same by the votes that the ranges allow. */
  possible: ReadonlyMap<number, number[]>;
  controlledBy(party: number, taken: VotesTaken): ReadonlySet<number>;
}

/**
 * @param parties who may control it, by number.
 * @param within entities above the subject, by number.
 */
export function subjectControl(
  model: OwnershipModel,
  subject: number,
  parties: readonly number[],
  within: Uint8Array,
): SubjectControl {
  const graph = model.control();
  const known = new Map<string, ReadonlySet<number>>();
  const chains = (taken: VotesTaken): Map<number, number[]> =>
    controllersOf(graph, subject, { candidates: parties, within, taken });
  return {
    certain: chains('minima'),
    possible: chains('maxima'),
    controlledBy: (party, taken) => {
      const name = `${taken} ${party}`;
      const members = known.get(name) ?? controlledBy(graph, party, { taken, within }).members;
      known.set(name, members);
      return members;
    },
  };
}

/** Judges the holders of a subject by a preset. */
export function judge(
  model: OwnershipModel,
  subject: number,
  holders: readonly Holder[],
  control: SubjectControl,
  settings: JudgementSettings,
): SubjectJudgement {
  const asked = new Asked(model, subject, holders, control, settings);
  switch (settings.preset) {
    case 'ofac':
    case 'euSanctions':
      return sanctionedTogether(asked, settings.preset === 'euSanctions');
    case 'ukSanctions':
      return sanctionedAlone(asked);
    case 'euAmlr':
    case 'ukPsc':
    case 'us25':
    case 'own':
      return { of: new Map(holders.map((holder) => [holder.entity, judgeHolder(asked, holder)])), blocked: null };
  }
}

/** What is asked of one subject, with what several rules need. */
class Asked {
  readonly bases: readonly Basis[];
  readonly listed: Set<number>;
  private readonly bounds = new Map<Basis, Map<number, Holder>>();
  private readonly below = new Map<number, Float64Array>();

  constructor(
    readonly model: OwnershipModel,
    readonly subject: number,
    readonly holders: readonly Holder[],
    readonly control: SubjectControl,
    readonly settings: JudgementSettings,
  ) {
    const matrices = new Set<OwnershipMatrix>();
    this.bases = BASES.filter((basis) => {
      const { matrix } = model.on(basis);
      return !matrices.has(matrix) && matrices.add(matrix);
    });
    this.listed = new Set((settings.listed ?? []).flatMap((key) => model.numberOf.get(key) ?? []));
  }

  /** The holder's bounds on a basis; undefined where he holds nothing on it. */
  on(basis: Basis, holder: Holder): Holder | undefined {
    if (this.model.on(basis).matrix === this.model.on(this.settings.basis).matrix) return holder;
    let known = this.bounds.get(basis);
    if (!known) {
      const model = this.model.on(basis);
      const integrated = integratedOwnership(model.matrix, this.subject);
      const wanted = new Set(this.holders.map(({ entity }) => entity));
      const found = holdersOf(model, integrated).filter(({ entity }) => wanted.has(entity));
      known = new Map(withBounds(model, integrated, found).map((bound) => [bound.entity, bound]));
      this.bounds.set(basis, known);
    }
    return known.get(holder.entity);
  }

  /** y of a holder in everything below it, 0 to 1. */
  holdingsOf(holder: number): Float64Array {
    let known = this.below.get(holder);
    if (!known)
      this.below.set(holder, (known = integratedHoldings(this.model.on(this.settings.basis).matrix, holder).total));
    return known;
  }

  name(entity: number): string {
    return this.model.graph.entities[entity]?.name ?? '';
  }
}

/** Holders of whom something is said in words: the interest first. */
function judgeHolder(asked: Asked, holder: Holder): Judgement {
  const { preset } = asked.settings;
  if (preset === 'ukPsc' || (preset === 'own' && asked.settings.majorityWhole))
    return judgeByMajorityStakes(asked, holder);
  const interest = judgeInterest(asked, holder);
  if (preset === 'own') return asked.settings.withControl ? combine(interest, judgeControl(asked, holder)) : interest;
  if (preset === 'us25') return combine(interest, judgeControlRole(asked, holder));
  return combine(
    combine(interest, judgeControl(asked, holder)),
    combine(judgeControlledInterests(asked, holder), judgeInterestInController(asked, holder)),
  );
}

function combine(a: Judgement, b: Judgement): Judgement {
  return { verdict: either(a.verdict, b.verdict), why: [...a.why, ...b.why] };
}

const NOTHING: Judgement = { verdict: 'no', why: [] };

function judgeInterest(asked: Asked, holder: Holder): Judgement {
  const { threshold } = asked.settings;
  const bases = asked.settings.preset === 'own' ? [asked.settings.basis] : asked.bases;
  let found: Judgement = NOTHING;
  for (const basis of bases) {
    const bounds = asked.on(basis, holder);
    if (!bounds) continue;
    const verdict = verdictOf({ ...bounds, lower: bounds.total }, threshold);
    if (either(found.verdict, verdict) === found.verdict) continue;
    const what = basis === 'ownership' ? 'interest' : basis === 'votes' ? 'votes' : 'benefit';
    const shown = verdict === 'yes' ? bounds.total : verdict === 'possible' ? bounds.upper : bounds.ceiling;
    const how = verdict === 'yes' ? '' : 'up to ';
    found = { verdict, why: [`${what} ${how}${formatShare(shown)} (${sign(threshold)})`] };
  }
  return found;
}

function sign({ percent, inclusive }: Threshold): string {
  return `${inclusive ? '≥' : '>'} ${shareDigits(percent)} %`;
}

function judgeControl({ control }: Asked, { entity }: Holder): Judgement {
  if (control.certain.has(entity)) {
    return { verdict: 'yes', why: ['controls it, majority or control role at each level (art. 53)'] };
  }
  if (control.possible.has(entity)) {
    return { verdict: 'possible', why: ['may control it within the stated ranges (art. 53)'] };
  }
  return NOTHING;
}

/** A role of control in the subject itself, or an office where somebody who controls is to be named. */
function judgeControlRole({ model, subject }: Asked, { entity }: Holder): Judgement {
  const roles = model
    .on('ownership')
    .counted.controls.filter((role) => role.holder === entity && role.subject === subject);
  const [first] = roles;
  return first ? { verdict: first.isSure ? 'yes' : 'possible', why: [`control person: ${first.role.role}`] } : NOTHING;
}

/** Article 54(a): controls entities whose direct interests in the subject together meet the threshold. */
function judgeControlledInterests(asked: Asked, { entity }: Holder): Judgement {
  const { control, subject, settings } = asked;
  let verdict: Judgement = NOTHING;
  for (const [taken, result] of [
    ['minima', 'yes'],
    ['maxima', 'possible'],
  ] as const) {
    if (verdict.verdict === 'yes') continue;
    const members = new Set(control.controlledBy(entity, taken));
    members.delete(entity);
    members.delete(subject);
    if (members.size === 0) continue;
    const together = Math.max(
      ...asked.bases.map((basis) => directOf(asked.model.on(basis), subject, members, 'minimum')),
    );
    if (!meets(together * 100, settings.threshold)) continue;
    verdict = {
      verdict: result,
      why: [`controls entities that hold ${formatShare(together * 100)} of it directly (art. 54(a))`],
    };
  }
  return verdict;
}

function directOf(
  { matrix }: BasisModel,
  subject: number,
  holders: ReadonlySet<number>,
  bound: 'minimum' | 'maximum',
): number {
  let [sum, minima] = [0, 0];
  for (let entry = matrix.columnStart[subject]!; entry < matrix.columnStart[subject + 1]!; entry += 1) {
    if (!holders.has(matrix.holder[entry]!)) continue;
    sum += matrix[bound][entry]!;
    minima += matrix.minimum[entry]!;
  }
  return bound === 'minimum' ? sum : Math.max(minima, Math.min(sum, minima + Math.max(0, matrix.rest[subject]!)));
}

/** Article 54(b): an interest that meets the threshold in an entity that controls the subject. */
function judgeInterestInController(asked: Asked, { entity }: Holder): Judgement {
  const { control, settings, holders } = asked;
  const controllers = holders.filter((other) => other.entity !== entity && control.certain.has(other.entity));
  if (controllers.length === 0) return NOTHING;
  const held = asked.holdingsOf(entity);
  const found = controllers
    .map((controller) => ({ controller, share: held[controller.entity]! * 100 }))
    .filter(({ share }) => meets(share, settings.threshold))
    .sort((a, b) => b.share - a.share)[0];
  if (!found) return NOTHING;
  const name = asked.name(found.controller.entity);
  return { verdict: 'yes', why: [`holds ${formatShare(found.share)} of ${name}, which controls it (art. 54(b))`] };
}

/** Schedule 1A: what entities under a majority stake hold counts whole; joint holdings count whole for each; control roles count. */
function judgeByMajorityStakes(asked: Asked, holder: Holder): Judgement {
  const { model, subject, settings } = asked;
  const isPsc = settings.preset === 'ukPsc';
  const bases = isPsc ? (['ownership', 'votes'] as const) : [settings.basis];
  let found: Judgement = NOTHING;
  for (const basis of bases) {
    const on = model.on(basis);
    const { matrix } = on;
    const graph = { votes: model.on('votes').matrix, rolesOf: new Map() };
    const stakes = controlledBy(graph, holder.entity);
    stakes.members.delete(subject);
    for (const partner of isPsc ? jointPartners(asked, basis, holder.entity) : []) stakes.members.add(partner);
    const lower = directOf(on, subject, stakes.members, 'minimum') * 100;
    const upper = directOf(on, subject, stakes.members, 'maximum') * 100;
    const ceiling = lower + Math.max(0, matrix.rest[subject]!) * 100;
    const moreThan = hasExclusive(on, subject, stakes.members);
    const verdict = verdictOf(
      { lower, moreThan, upper, ceiling: Math.min(100, Math.max(ceiling, upper)) },
      settings.threshold,
    );
    if (either(found.verdict, verdict) === found.verdict) continue;
    const what = basis === 'votes' ? 'votes' : basis === 'ownership' ? 'shares' : 'benefit';
    const band = isPsc && verdict === 'yes' ? `, band ${bandOf(lower, moreThan)}` : '';
    const shown = verdict === 'yes' ? lower : verdict === 'possible' ? upper : ceiling;
    found = {
      verdict,
      why: [`${what} ${verdict === 'yes' ? '' : 'up to '}${formatShare(shown)}, majority stakes whole${band}`],
    };
  }
  if (isPsc) {
    const stakes = controlledBy({ votes: model.on('votes').matrix, rolesOf: new Map() }, holder.entity).members;
    const role = model
      .on('ownership')
      .counted.controls.find((one) => one.subject === subject && stakes.has(one.holder));
    if (role)
      found = combine(found, { verdict: role.isSure ? 'yes' : 'possible', why: [`control role: ${role.role.role}`] });
  } else if (settings.withControl) {
    found = combine(found, judgeControl(asked, holder));
  }
  return found;
}

function hasExclusive({ matrix, counted }: BasisModel, subject: number, holders: ReadonlySet<number>): boolean {
  for (let entry = matrix.columnStart[subject]!; entry < matrix.columnStart[subject + 1]!; entry += 1) {
    if (holders.has(matrix.holder[entry]!) && counted.holdings[matrix.holding[entry]!]?.share.moreThan) return true;
  }
  return false;
}

/** The band of the register: over 25 to 50, over 50 to under 75, 75 and more. */
function bandOf(percent: number, moreThan: boolean): string {
  if (meets(percent, { percent: 75, inclusive: true })) return '75–100';
  if (meets(percent, { percent: 50, inclusive: false }, moreThan)) return '>50–<75';
  return '>25–50';
}

/** Who holds of the subject in one arrangement with the holder: roles with the same `joint` text. */
function jointPartners({ model, subject }: Asked, basis: Basis, holder: number): Set<number> {
  const arrangements = new Map<string, Set<number>>();
  for (const link of model.graph.links) {
    if (link.arrowType === 'Double' || link.arrowType === 'None') continue;
    const { from, to } = endsOf(link);
    const entity = model.numberOf.get(from);
    if (entity === undefined || model.numberOf.get(to) !== subject) continue;
    for (const role of link.roles) {
      if (!role.joint || inForce(role, model.asOf) === 'no') continue;
      const { share } = meaningOf(role);
      if (share !== basis && share !== 'ownership') continue;
      const known = arrangements.get(role.joint);
      if (known) known.add(entity);
      else arrangements.set(role.joint, new Set([entity]));
    }
  }
  const partners = new Set<number>();
  for (const members of arrangements.values()) {
    if (members.has(holder)) for (const member of members) partners.add(member);
  }
  return partners;
}

/**
 * The parties whose property is blocked: the listed ones, and everything that they and the blocked hold at least half of together. The
 * least such set, by ownership alone (OFAC, guidance of 13 August 2014).
 */
export function blockedBy(
  matrix: OwnershipMatrix,
  listed: Iterable<number>,
  bound: 'minimum' | 'maximum' = 'minimum',
): Set<number> {
  const blocked = new Set(listed);
  const found = [...blocked];
  const [sums, minima] = [new Map<number, number>(), new Map<number, number>()];
  for (const holder of found) {
    for (let at = matrix.rowStart[holder]!; at < matrix.rowStart[holder + 1]!; at += 1) {
      const subject = matrix.rowSubject[at]!;
      if (blocked.has(subject)) continue;
      const entry = matrix.rowEntry[at]!;
      const sum = (sums.get(subject) ?? 0) + matrix[bound][entry]!;
      const least = (minima.get(subject) ?? 0) + matrix.minimum[entry]!;
      sums.set(subject, sum);
      minima.set(subject, least);
      const share = bound === 'minimum' ? sum : Math.min(sum, least + Math.max(0, matrix.rest[subject]!));
      if (share < 0.5 - 1e-12) continue;
      blocked.add(subject);
      found.push(subject);
    }
  }
  return blocked;
}

function sanctionedTogether(asked: Asked, showControl: boolean): SubjectJudgement {
  const { matrix } = asked.model.on('ownership');
  const blocked = blockedBy(matrix, asked.listed);
  const maybe = blockedBy(matrix, asked.listed, 'maximum');
  const of = new Map<number, Judgement>();
  for (const { entity } of asked.holders) {
    const why: string[] = [];
    let verdict: Verdict = 'no';
    if (asked.listed.has(entity)) [verdict] = ['yes', why.push('listed')];
    else if (blocked.has(entity))
      [verdict] = ['yes', why.push('blocked: listed and blocked parties hold half or more of it')];
    else if (maybe.has(entity)) [verdict] = ['possible', why.push('may be blocked within the stated ranges')];
    if (showControl && asked.listed.has(entity)) why.push(...judgeControl(asked, holderOf(asked, entity)).why);
    of.set(entity, { verdict, why });
  }
  return { of, blocked: blocked.has(asked.subject) };
}

function holderOf({ holders }: Asked, entity: number): Holder {
  const found = holders.find((holder) => holder.entity === entity);
  if (!found) throw new RangeError('Not a holder.');
  return found;
}

function sanctionedAlone(asked: Asked): SubjectJudgement {
  const { subject, settings, control } = asked;
  const of = new Map<number, Judgement>();
  let blocked = asked.listed.has(subject);
  for (const holder of asked.holders) {
    if (!asked.listed.has(holder.entity)) {
      of.set(holder.entity, NOTHING);
      continue;
    }
    const why = ['listed'];
    const partners = jointPartners(asked, 'ownership', holder.entity);
    const together = asked.holders
      .filter(({ entity }) => entity === holder.entity || (partners.has(entity) && asked.listed.has(entity)))
      .reduce((sum, { total }) => sum + total, 0);
    if (meets(together, settings.threshold)) {
      blocked = true;
      why.push(`holds ${formatShare(together)}${partners.size > 1 ? ' jointly' : ''} (${sign(settings.threshold)})`);
    }
    if (control.certain.has(holder.entity)) {
      blocked = true;
      why.push('controls it');
    }
    of.set(holder.entity, { verdict: 'yes', why });
  }
  return { of, blocked };
}

/** Treasury shares of the subject, 0 to 1. */
export function treasuryShare({ matrix }: BasisModel, subject: number): number {
  return shareInItself(matrix, subject);
}
