import { controlledBy } from '../control';
import type { ControlledSet } from '../control';
import { compareNames, holdersOf, withBounds } from '../holders';
import type { Holder } from '../holders';
import { integratedHoldings } from '../integratedHoldings';
import { integratedOwnership, isContradictory } from '../integratedOwnership';
import { linksInto } from '../linksInto';
import { ownershipModel } from '../model';
import type { BasisModel, OwnershipModel } from '../model';
import { HOLDERS_DEFAULT, NotInGraph } from '../ownership';
import { presetThreshold } from '../presets';
import type { Preset } from '../presets';
import type { Basis, OwnershipGraph } from '../types';
import { verdictOf } from '../verdict';
import type { Verdict } from '../verdict';

/** What is asked of a holder. */
export interface HoldingsQuestion {
  holder: string;
  /** ISO day. */
  asOf: string;
  basis?: Basis;
  preset?: Preset;
  /** Percent. */
  threshold?: number | null;
  inclusive?: boolean | null;
  leaveOutUndated?: boolean;
  /** Holdings to be listed. */
  first?: number;
}

/** What a holder has of one entity; shares in percent of that. */
export interface HoldingAnswer extends Omit<Holder, 'entity' | 'ultimate'> {
  key: string;
  verdict: Verdict;
  /** The holder controls it by the least votes on record, or within the stated ranges. */
  controls: 'yes' | 'possible' | 'no';
}

/** An entity that a party controls, and who carried it into the group: the first of them is its parent in the group's tree. */
export interface ControlledAnswer {
  key: string;
  certain: boolean;
  by: string[];
  byRole: boolean;
}

export interface HoldingsAnswer {
  holder: string;
  asOf: string;
  basis: Basis;
  preset: Preset;
  threshold: { percent: number; inclusive: boolean };
  standsIn: boolean;
  contradictory: boolean;
  calculable: boolean;
  holdings: HoldingAnswer[];
  more: number;
  group: ControlledAnswer[];
  countedLinks: string[];
  entities: number;
}

/** What an entity holds of all below it, and whom it controls, as of a day. Throws `NotInGraph`, RangeError where too many hold each other. */
export function calculateHoldings(graph: OwnershipGraph, question: HoldingsQuestion): HoldingsAnswer {
  const model = ownershipModel(graph, question);
  const holder = numberOf(model, question.holder);
  const { basis = 'ownership', preset = 'euAmlr', first = HOLDERS_DEFAULT } = question;
  const on = model.on(basis);
  const { matrix, counted } = on;
  const { closure, total, isCalculable } = integratedHoldings(matrix, holder);
  const declaredOnly = counted.declarations.filter((one) => one.holder === holder).map(({ subject }) => subject);
  const below = [...new Set([...closure, ...declaredOnly])].filter((entity) => entity !== holder);
  const { entities } = graph;
  const sorted = below.sort(
    (a, b) => Math.round(total[b]! * 1e12) - Math.round(total[a]! * 1e12) || compareNames(entities[a]!, entities[b]!),
  );
  const threshold = presetThreshold(preset, question);
  const { certain, possible } = groupOf(model, holder);
  const holdings = sorted.slice(0, first).map((subject): HoldingAnswer => {
    const { answer, contradictory } = holdingIn(on, subject, holder);
    return {
      ...answer,
      key: entities[subject]!.key,
      verdict: contradictory ? 'cannotSay' : verdictOf({ ...answer, lower: answer.total }, threshold),
      controls: certain.members.has(subject) ? 'yes' : possible.members.has(subject) ? 'possible' : 'no',
    };
  });
  const subjects = new Set(below);
  return {
    holder: question.holder,
    asOf: question.asOf,
    basis,
    preset,
    threshold,
    standsIn: below.some((entity) => counted.standIns.has(entity)),
    contradictory: !isCalculable || below.some((entity) => matrix.over[entity] === 1),
    calculable: isCalculable,
    holdings,
    more: below.length - holdings.length,
    group: groupAnswer(model, certain, possible),
    countedLinks: linksInto({ ...counted, controls: model.on('ownership').counted.controls }, subjects),
    entities: below.length + 1,
  };
}

/** The number of an entity; throws `NotInGraph`. */
export function numberOf(model: OwnershipModel, key: string): number {
  const number = model.index.numberOf.get(key);
  if (number === undefined || model.graph.entities[number]?.isPrivate) throw new NotInGraph(key);
  return number;
}

function holdingIn(
  on: BasisModel,
  subject: number,
  holder: number,
): { answer: Omit<Holder, 'entity' | 'ultimate'>; contradictory: boolean } {
  const integrated = integratedOwnership(on.matrix, subject);
  const contradictory = isContradictory(on.matrix, integrated);
  const found = holdersOf(on, integrated).filter(({ entity }) => entity === holder);
  const [{ entity: _entity, ultimate: _ultimate, ...answer }] = (
    integrated.isCalculable ? withBounds(on, integrated, found) : found
  ) as [Holder];
  return { answer, contradictory };
}

/** Whom a party controls, itself first: by the least votes on record, and by those that the members may have. */
export function groupOf(model: OwnershipModel, party: number): { certain: ControlledSet; possible: ControlledSet } {
  const graph = model.control();
  return { certain: controlledBy(graph, party), possible: controlledBy(graph, party, { taken: 'maxima' }) };
}

export function groupAnswer(
  { graph: { entities } }: OwnershipModel,
  certain: ControlledSet,
  possible: ControlledSet,
): ControlledAnswer[] {
  const answer = ({ steps }: ControlledSet, isSure: boolean): ControlledAnswer[] =>
    steps.slice(1).map(({ entity, carriedBy, byRole }) => ({
      key: entities[entity]!.key,
      certain: isSure,
      by: carriedBy.map((member) => entities[member]!.key),
      byRole,
    }));
  const maybe = {
    ...possible,
    steps: possible.steps.filter(({ entity }, at) => at === 0 || !certain.members.has(entity)),
  };
  return [...answer(certain, true), ...answer(maybe, false)];
}
