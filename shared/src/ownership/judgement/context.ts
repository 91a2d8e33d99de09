import { controlGraph, controlledBy } from '../control';
import type { Holder } from '../holders';
import { hasUnexplainedPart } from '../coverage';
import { holderOfNothing, holdersOf, withBounds } from '../holders';
import { integratedHoldings } from '../integratedHoldings';
import { integratedOwnership, isContradictory } from '../integratedOwnership';
import type { IntegratedOwnership } from '../integratedOwnership';
import type { OwnershipModel } from '../model';
import type { OwnershipMatrix } from '../ownershipMatrix';
import { BASES } from '../types';
import type { Basis } from '../types';
import type { JudgementSettings } from './judgement';
import { controlAtCeiling } from './subjectControl';
import type { Members, SubjectControl } from './subjectControl';

/** What is asked of one subject, with what several rules need. */
export class JudgementContext {
  readonly bases: readonly Basis[];
  readonly listed: Set<number>;
  private readonly bounds = new Map<string, ReadonlyMap<number, Holder>>();
  readonly subject: number;
  /** By the matrix of a basis, which several may share. */
  private readonly above: Map<OwnershipMatrix, IntegratedOwnership>;
  private readonly contradictory = new Map<OwnershipMatrix, boolean>();
  private ceilingOfStakes: ((holder: number) => Members) | undefined;
  private open: boolean | undefined;
  private readonly below = new Map<string, Float64Array>();

  constructor(
    readonly model: OwnershipModel,
    /** Who holds the subject on the basis of the settings. */
    integrated: IntegratedOwnership,
    readonly holders: readonly Holder[],
    readonly control: SubjectControl,
    readonly settings: JudgementSettings,
  ) {
    this.subject = integrated.subject;
    this.above = new Map([[model.on(settings.basis).matrix, integrated]]);
    const matrices = new Set<OwnershipMatrix>();
    this.bases = BASES.filter((basis) => {
      const { matrix } = model.on(basis);
      return !matrices.has(matrix) && matrices.add(matrix);
    });
    this.listed = new Set((settings.listed ?? []).flatMap((key) => model.index.numberOf.get(key) ?? []));
  }

  /** The holder's bounds on a basis; undefined where its shares contradict each other. */
  on(basis: Basis, holder: Holder): Holder | undefined {
    if (this.model.on(basis).matrix === this.model.on(this.settings.basis).matrix) return holder;
    return this.boundsIn(this.subject, basis).get(holder.entity);
  }

  /** What the holders that are judged have of an entity on a basis; nobody where shares above it contradict each other. */
  boundsIn(subject: number, basis: Basis): ReadonlyMap<number, Holder> {
    const name = `${subject} ${basis}`;
    let known = this.bounds.get(name);
    if (!known) {
      const model = this.model.on(basis);
      const integrated = subject === this.subject ? this.integrated(basis) : integratedOwnership(model.matrix, subject);
      const held = new Map(holdersOf(model, integrated).map((holder) => [holder.entity, holder]));
      const found = isContradictory(model.matrix, integrated)
        ? []
        : this.holders.map(({ entity }) => held.get(entity) ?? holderOfNothing(model.matrix, entity));
      known = new Map(withBounds(model, integrated, found).map((bound) => [bound.entity, bound]));
      this.bounds.set(name, known);
    }
    return known;
  }

  /** Whether shares of the subject, or of anything above it, contradict each other on a basis. */
  isContradictoryOn(basis: Basis): boolean {
    const { matrix } = this.model.on(basis);
    let known = this.contradictory.get(matrix);
    if (known === undefined) this.contradictory.set(matrix, (known = isContradictory(matrix, this.integrated(basis))));
    return known;
  }

  /** Whether anything above the subject is free or unexplained, so that a holder may have more than the minima say. */
  get isOpen(): boolean {
    return (this.open ??= this.bases.some((basis) => {
      const model = this.model.on(basis);
      return this.control.within.some((isWithin, entity) => isWithin === 1 && hasUnexplainedPart(model, entity));
    }));
  }

  private integrated(basis: Basis): IntegratedOwnership {
    const { matrix } = this.model.on(basis);
    let known = this.above.get(matrix);
    if (!known) this.above.set(matrix, (known = integratedOwnership(matrix, this.subject)));
    return known;
  }

  /** y of a holder in everything below it on a basis, 0 to 1. */
  holdingsOf(holder: number, basis: Basis): Float64Array {
    const name = `${holder} ${basis}`;
    let known = this.below.get(name);
    if (!known) this.below.set(name, (known = integratedHoldings(this.model.on(basis).matrix, holder).total));
    return known;
  }

  /** What a holder has a majority stake in, itself with it: by the least votes on record, those its ranges allow, and all that is unknown. */
  majorityStakesOf(holder: number): readonly [sure: Members, possible: Members, most: Members] {
    const graph = controlGraph(this.model.on('votes').matrix, []);
    const { within } = this.control;
    this.ceilingOfStakes ??= controlAtCeiling(this.model, graph, within);
    return [
      controlledBy(graph, holder, { within }).members,
      controlledBy(graph, holder, { within, taken: 'maxima' }).members,
      this.ceilingOfStakes(holder),
    ];
  }

  name(entity: number): string {
    return this.model.graph.entities[entity]?.name ?? '';
  }
}
