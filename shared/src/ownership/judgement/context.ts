import type { Holder } from '../holders';
import { holdersOf, withBounds } from '../holders';
import { integratedHoldings } from '../integratedHoldings';
import { integratedOwnership } from '../integratedOwnership';
import type { OwnershipModel } from '../model';
import type { OwnershipMatrix } from '../ownershipMatrix';
import { BASES } from '../types';
import type { Basis } from '../types';
import type { JudgementSettings } from './judgement';
import type { SubjectControl } from './subjectControl';

/** What is asked of one subject, with what several rules need. */
export class JudgementContext {
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
    this.listed = new Set((settings.listed ?? []).flatMap((key) => model.index.numberOf.get(key) ?? []));
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
