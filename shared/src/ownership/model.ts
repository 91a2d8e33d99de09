import { controlGraph } from './control';
import type { ControlGraph } from './control';
import { countLinks } from './countedLinks';
import type { CountedLinks } from './countedLinks';
import { indexGraph } from './graphIndex';
import type { GraphIndex } from './graphIndex';
import type { Holding } from './holding';
import type { Ends } from './coverage';
import { trustPartiesOn } from './endOfTrail';
import type { RecordedTrustParty } from './endOfTrail';
import { ownershipMatrix } from './ownershipMatrix';
import type { OwnershipMatrix } from './ownershipMatrix';
import { meaningOf } from './roles';
import type { Basis, OwnershipGraph } from './types';

/** A graph on one day and one basis. */
export interface BasisModel extends Ends {
  basis: Basis;
  matrix: OwnershipMatrix;
}

/** A graph on one day, on all bases; each is worked out when it is first asked for. */
export interface OwnershipModel {
  graph: OwnershipGraph;
  asOf: string;
  index: GraphIndex;
  trusts: ReadonlyMap<number, RecordedTrustParty[]>;
  on(basis: Basis): BasisModel;
  control(): ControlGraph;
}

/** Reads a graph as of a day (ISO). */
export function ownershipModel(
  graph: OwnershipGraph,
  { asOf, leaveOutUndated = false }: { asOf: string; leaveOutUndated?: boolean },
): OwnershipModel {
  const models = new Map<Basis, BasisModel>();
  const used = basesUsed(graph);
  const index = indexGraph(graph);
  const countedOn = (basis: Basis): CountedLinks => countLinks(graph, { asOf, basis, leaveOutUndated }, index);
  const trustsOf = onceOnly(() => trustPartiesOn(on('ownership').counted, asOf));
  const on = (basis: Basis): BasisModel => {
    const known = models.get(basis);
    if (known) return known;
    const counted = basis !== 'ownership' && !used.has(basis) ? standingIn(on('ownership').counted) : countedOn(basis);
    const matrix =
      basis !== 'ownership' && !used.has(basis)
        ? on('ownership').matrix
        : matrixOf(counted.holdings, graph.entities.length);
    const model: BasisModel = {
      basis,
      matrix,
      counted,
      get trusts() {
        return trustsOf();
      },
    };
    models.set(basis, model);
    return model;
  };
  const control = onceOnly(() => controlGraph(on('votes').matrix, on('ownership').counted.controls));
  return {
    graph,
    asOf,
    index,
    get trusts() {
      return trustsOf();
    },
    on,
    control,
  };
}

function onceOnly<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

function basesUsed({ links }: OwnershipGraph): Set<Basis> {
  const used = new Set<Basis>();
  for (const { roles } of links) {
    for (const role of roles) {
      const { share } = meaningOf(role);
      if (share) used.add(share);
    }
  }
  return used;
}

/** What counts on a basis of which no role is recorded anywhere. */
function standingIn(counted: CountedLinks): CountedLinks {
  const isHeld = new Uint8Array(counted.graph.entities.length);
  for (const { subject } of counted.holdings) isHeld[subject] = 1;
  const standIns = new Set<number>();
  isHeld.forEach((held, subject) => held === 1 && standIns.add(subject));
  return { ...counted, standIns };
}

function matrixOf(holdings: readonly Holding[], size: number): OwnershipMatrix {
  const count = holdings.length;
  const columns = {
    holder: new Int32Array(count),
    subject: new Int32Array(count),
    minimum: new Float64Array(count),
    maximum: new Float64Array(count),
    notStated: new Uint8Array(count),
  };
  holdings.forEach(({ holder, subject, share }, at) => {
    columns.holder[at] = holder;
    columns.subject[at] = subject;
    columns.minimum[at] = share.minimum;
    columns.maximum[at] = share.maximum;
    columns.notStated[at] = share.stated ? 0 : 1;
  });
  return ownershipMatrix(size, columns);
}
