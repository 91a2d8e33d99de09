import { t } from '../language/translate';
import { controlledBy } from './control';
import { coverage } from './coverage';
import type { CoveragePart } from './coverage';
import { coverageText } from './coverageText';
import type { CoverageCategory } from './endOfTrail';
import { byTotal, compareNames, holderOfNothing, holdersOf, withBounds } from './holders';
import type { Holder } from './holders';
import { integratedOwnership, isContradictory } from './integratedOwnership';
import type { IntegratedOwnership } from './integratedOwnership';
import { judge } from './judgement/judge';
import type { Judgement } from './judgement/judgement';
import { subjectControl } from './judgement/subjectControl';
import type { SubjectControl } from './judgement/subjectControl';
import { linksInto } from './linksInto';
import { officialsOf, trustJudgements } from './lookThrough';
import { ownershipModel } from './model';
import type { OwnershipModel } from './model';
import type { OwnershipMatrix } from './ownershipMatrix';
import { NO_BENEFICIAL_OWNER, presetThreshold } from './presets';
import type { Preset } from './presets';
import type { TrustParty } from './roles';
import { BASES } from './types';
import type { Basis, OwnershipGraph } from './types';
import type { Verdict } from './verdict';
import { either } from './verdict';

/** What is asked of a subject. */
export interface OwnershipQuestion {
  /** The subject's key. */
  subject: string;
  /** ISO day. */
  asOf: string;
  basis?: Basis;
  preset?: Preset;
  /** Percent; the preset's own where none is given. */
  threshold?: number | null;
  /** At least (≥) rather than more than (>); the preset's own where it is not said. */
  inclusive?: boolean | null;
  /** Keys of listed parties. */
  listed?: readonly string[];
  leaveOutUndated?: boolean;
  majorityWhole?: boolean;
  withControl?: boolean;
  /** Holders to be listed, with their bounds; default 200. */
  first?: number;
}

/** A holder as it is told. Shares in percent of the subject, unrounded. */
export interface HolderAnswer extends Omit<Holder, 'entity'> {
  key: string;
  verdict: Verdict;
  /** What the verdict rests on, in words. */
  why: string[];
  /** Of a trust or foundation: its recorded parties, by role; no share of theirs is made up. */
  parties: { key: string; as: TrustParty }[];
}

export interface ControllerAnswer {
  key: string;
  /** By the minima; otherwise only within the stated ranges. */
  certain: boolean;
  /** Keys of those it controls the subject through, from it down. */
  through: string[];
}

export interface OwnershipAnswer {
  subject: string;
  asOf: string;
  basis: Basis;
  preset: Preset;
  threshold: { percent: number; inclusive: boolean };
  /** Votes were taken from shares, or benefit from ownership, somewhere above the subject. */
  standsIn: boolean;
  /** Shares above the subject exceed 100 %: no verdict. */
  contradictory: boolean;
  /** False where contradictory shares give no numbers at all. */
  calculable: boolean;
  blocked: boolean | null;
  holders: HolderAnswer[];
  /** How many holders there are beyond those listed. */
  more: number;
  /** Percent; the parts sum to 100 where nothing is contradictory. */
  coverage: { category: CoverageCategory; share: number }[];
  coverageText: string;
  /** What the subject holds of itself, in percent. */
  selfHeld: number;
  controllers: ControllerAnswer[];
  /** A company that the subject controls holds part of it. */
  votesOfControlled: boolean;
  /** Groups above the subject that hold each other, by keys. */
  loops: string[][];
  /** Keys of those among the subject and what stands above it whose recorded shares exceed 100 %. */
  over: string[];
  /** Where nobody counts as beneficial owner: the senior managing officials on record. */
  noBeneficialOwner: { text: string; officials: string[] } | null;
  /** Keys of the links that the answer rests on, sorted. */
  countedLinks: string[];
  entities: number;
}

export const HOLDERS_DEFAULT = 200;

/** A subject that is a person has no owners. */
export class PersonNotOwned extends Error {}
/** A key that is not in the graph. */
export class NotInGraph extends Error {}

/** Who owns and controls a subject, as of a day. Throws RangeError where too many entities hold each other. */
export function calculateOwnership(graph: OwnershipGraph, question: OwnershipQuestion): OwnershipAnswer {
  return ownershipOf(ownershipModel(graph, question), question);
}

/** `calculateOwnership` on a graph that is read already. */
export function ownershipOf(model: OwnershipModel, question: OwnershipQuestion): OwnershipAnswer {
  const subject = subjectOf(model, question.subject);
  const { basis = 'ownership', preset = 'euAmlr', first = HOLDERS_DEFAULT } = question;
  const on = model.on(basis);
  const { matrix, counted } = on;
  const integrated = integratedOwnership(matrix, subject);
  const contradictory = isContradictory(matrix, integrated);
  const all = holdersOf(on, integrated);
  const bounded = (some: readonly Holder[]) => (integrated.isCalculable ? withBounds(on, integrated, some) : [...some]);
  const threshold = presetThreshold(preset, question);
  const above = upstreamMarks(model, subject);
  const control = subjectControl(model, subject, above);
  const settings = { ...question, basis, preset, threshold };
  const listedParties = new Set(question.listed);
  const counts = ({ entity }: Holder): boolean =>
    control.certain.has(entity) || listedParties.has(model.graph.entities[entity]!.key);
  const shown = all.slice(0, first);
  const judgedOnly = all.slice(first).filter((holder, at) => first + at < HOLDERS_DEFAULT || counts(holder));
  const holders = bounded(shown);
  const known = new Set(all.map(({ entity }) => entity));
  const elsewhere = bounded(holdersElsewhere(model, subject, { matrix, above, known }));
  const { of, blocked } = judge(
    model,
    integrated,
    [...holders, ...bounded(first === 0 ? [] : judgedOnly), ...elsewhere],
    control,
    settings,
  );
  const parties =
    preset === 'euAmlr' ? trustJudgements(model, subject, holders, of, threshold) : new Map<number, Judgement>();
  addTrustParties(of, parties);
  const keyOf = (entity: number): string => model.graph.entities[entity]!.key;
  const parts = integrated.isCalculable ? coverage(matrix, integrated, on) : [];
  const byRoleAlone = [...parties.keys()]
    .filter((entity) => !known.has(entity) && !model.graph.entities[entity]!.isPrivate)
    .map((entity) => ({ ...holderOfNothing(matrix, entity), computable: false }));
  const isByRole = new Set(byRoleAlone.map(({ entity }) => entity));
  const counting = elsewhere.filter(
    ({ entity }) => !isByRole.has(entity) && (of.get(entity)?.verdict ?? 'no') !== 'no',
  );
  const { entities } = model.graph;
  const beyond = [...byRoleAlone, ...counting].sort(byTotal(entities));
  const possible = beyond.slice(0, first - shown.length);
  const listed = possible.length === 0 ? holders : [...holders, ...bounded(possible)].sort(byTotal(entities));
  const answers = listed.map((holder) => {
    const judged = of.get(holder.entity) ?? { verdict: 'no' as const, why: [] };
    return answerOf(model, holder, contradictory ? { ...judged, verdict: 'cannotSay' } : judged);
  });
  return {
    subject: question.subject,
    asOf: question.asOf,
    basis,
    preset,
    threshold,
    standsIn: integrated.closure.some((entity) => counted.standIns.has(entity)),
    contradictory,
    calculable: integrated.isCalculable,
    blocked: contradictory ? null : blocked,
    holders: answers,
    more: all.length + beyond.length - answers.length,
    coverage: parts.map(({ category, share }) => ({ category, share: share * 100 })),
    coverageText: coverageTextOf(parts, integrated),
    selfHeld: integrated.total[subject]! * 100,
    controllers: controllerAnswers(model, control),
    votesOfControlled: controlsAHolder(model, subject),
    loops: integrated.loops.map((loop) => loop.map(keyOf).sort()),
    over: [...integrated.closure].filter((entity) => matrix.over[entity] === 1).map(keyOf),
    noBeneficialOwner: preset === 'euAmlr' && !contradictory ? noBeneficialOwner(model, subject, of) : null,
    countedLinks: linksInto(counted, new Set(integrated.closure)),
    entities: integrated.closure.length,
  };
}

/** The number of a subject; throws `NotInGraph` and `PersonNotOwned`. */
export function subjectOf(model: OwnershipModel, key: string): number {
  const subject = model.index.numberOf.get(key);
  const entity = subject === undefined ? undefined : model.graph.entities[subject];
  if (subject === undefined || !entity || entity.isPrivate) throw new NotInGraph(key);
  if (entity.typeName === 'Individual') throw new PersonNotOwned(key);
  return subject;
}

/** The subject and all above it by number: by shares on any basis, and by control roles. */
function upstreamMarks(model: OwnershipModel, subject: number): Uint8Array {
  const marks = new Uint8Array(model.graph.entities.length);
  const found: number[] = [];
  const mark = (entity: number): void => {
    if (marks[entity] === 1) return;
    marks[entity] = 1;
    found.push(entity);
  };
  const rolesIn = new Map<number, number[]>();
  for (const [holder, roles] of model.control().rolesOf) {
    for (const { subject: of } of roles) {
      const known = rolesIn.get(of);
      if (known) known.push(holder);
      else rolesIn.set(of, [holder]);
    }
  }
  const matrices = new Set(BASES.map((basis) => model.on(basis).matrix));
  mark(subject);
  for (const entity of found) {
    for (const { columnStart, holder } of matrices) {
      for (let entry = columnStart[entity]!; entry < columnStart[entity + 1]!; entry += 1) mark(holder[entry]!);
    }
    for (const holder of rolesIn.get(entity) ?? []) mark(holder);
  }
  return marks;
}

/** Who has no part in a subject on the basis that is asked for, and may count by another basis or by control: those with most, at most as many as are judged anyway. */
function holdersElsewhere(
  model: OwnershipModel,
  subject: number,
  { matrix, above, known }: { matrix: OwnershipMatrix; above: Uint8Array; known: ReadonlySet<number> },
): Holder[] {
  const found: Holder[] = [];
  above.forEach((isAbove, entity) => {
    if (isAbove === 1 && entity !== subject && !known.has(entity) && !model.graph.entities[entity]!.isPrivate) {
      found.push(holderOfNothing(matrix, entity));
    }
  });
  if (found.length <= HOLDERS_DEFAULT) return found;
  const totals = BASES.map((basis) => integratedOwnership(model.on(basis).matrix, subject).total);
  const most = ({ entity }: Holder): number => Math.max(...totals.map((total) => total[entity]!));
  return found.sort((a, b) => most(b) - most(a) || a.entity - b.entity).slice(0, HOLDERS_DEFAULT);
}

function addTrustParties(of: Map<number, Judgement>, found: ReadonlyMap<number, Judgement>): void {
  for (const [entity, { verdict, why }] of found) {
    const known = of.get(entity);
    of.set(entity, known ? { verdict: either(known.verdict, verdict), why: [...known.why, ...why] } : { verdict, why });
  }
}

function answerOf(model: OwnershipModel, { entity, ...holder }: Holder, { verdict, why }: Judgement): HolderAnswer {
  const { entities } = model.graph;
  const parties = (holder.ultimate ? (model.trusts.get(entity) ?? []) : []).map(({ entity: party, as }) => ({
    key: entities[party]!.key,
    as,
  }));
  return { ...holder, key: entities[entity]!.key, verdict, why, parties };
}

function coverageTextOf(parts: readonly CoveragePart[], { isCalculable }: IntegratedOwnership): string {
  return isCalculable ? coverageText(parts) : t('Cannot be calculated: the stated shares contradict each other.');
}

/** Natural persons first, then the rest, each by name; who is certain before who may be. */
function controllerAnswers(model: OwnershipModel, { certain, possible }: SubjectControl): ControllerAnswer[] {
  const { entities } = model.graph;
  const found: (ControllerAnswer & { isPerson: boolean; name: string })[] = [];
  for (const entity of new Set([...certain.keys(), ...possible.keys()])) {
    const chain = certain.get(entity) ?? possible.get(entity) ?? [];
    const about = entities[entity];
    if (!about || about.isPrivate) continue;
    found.push({
      key: about.key,
      certain: certain.has(entity),
      through: chain.slice(1, -1).map((member) => entities[member]!.key),
      isPerson: about.typeName === 'Individual',
      name: about.name,
    });
  }
  return found
    .sort(
      (a, b) => Number(b.isPerson) - Number(a.isPerson) || Number(b.certain) - Number(a.certain) || compareNames(a, b),
    )
    .map(({ isPerson: _person, name: _name, ...controller }) => controller);
}

function controlsAHolder(model: OwnershipModel, subject: number): boolean {
  const { votes } = model.control();
  const own = controlledBy(model.control(), subject).members;
  for (let entry = votes.columnStart[subject]!; entry < votes.columnStart[subject + 1]!; entry += 1) {
    const holder = votes.holder[entry]!;
    if (holder !== subject && own.has(holder)) return true;
  }
  return false;
}

function noBeneficialOwner(
  model: OwnershipModel,
  subject: number,
  judged: ReadonlyMap<number, Judgement>,
): { text: string; officials: string[] } | null {
  const counts = [...judged].some(
    ([entity, { verdict }]) => verdict === 'yes' && model.graph.entities[entity]?.typeName === 'Individual',
  );
  return counts ? null : { text: NO_BENEFICIAL_OWNER, officials: officialsOf(model, subject) };
}
