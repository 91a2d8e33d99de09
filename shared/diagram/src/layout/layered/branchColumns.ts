import type { Branch } from './branches';

/** Branches of one holder, one above the other. */
export interface BranchColumn {
  /** From the top, with the layers that each takes. */
  branches: { branch: Branch; layers: number }[];
  width: number;
  /** How many layers are left below them. */
  left: number;
}

/** Room of a link that passes beside a column on its way to what stands lower in it. */
const PASSES = 10;

interface Drawn {
  width: number;
  columns: BranchColumn[];
}

/** How narrow branches can stand within so many layers, and in which columns what hangs below each card then does. */
export class BranchColumns {
  private readonly known = new Map<Branch, Map<number, Drawn>>();

  /** `gap` is the room between two cards, in chart units. */
  constructor(private readonly gap: number) {}

  /** In chart units, with the gap to what is beside it; Infinity where so many layers are too few. */
  width(branch: Branch, layers: number): number {
    return layers < branch.layers ? Infinity : this.drawn(branch, layers).width;
  }

  /** The fewest layers in which a branch is as narrow as in so many. */
  layersFor(branch: Branch, layers: number): number {
    const width = this.width(branch, layers);
    let fewest = layers;
    while (fewest > branch.layers && this.width(branch, fewest - 1) <= width) fewest -= 1;
    return fewest;
  }

  /** In which columns what hangs below a card stands, where its branch has so many layers. */
  columns(branch: Branch, layers: number): readonly BranchColumn[] {
    return this.drawn(branch, layers).columns;
  }

  private drawn(branch: Branch, layers: number): Drawn {
    const own = this.known.get(branch) ?? new Map<number, Drawn>();
    this.known.set(branch, own);
    const known = own.get(layers);
    if (known) return known;
    const columns = this.inColumns(branch.below, layers - 1);
    const below = columns.reduce((sum, { width }) => sum + width, 0);
    const drawn = { width: Math.max(branch.card.width + this.gap, below), columns };
    own.set(layers, drawn);
    return drawn;
  }

  /** Branches in columns of at most so many layers, each where it makes the whole least wider: the highest first. */
  private inColumns(branches: readonly Branch[], layers: number): BranchColumn[] {
    const columns: BranchColumn[] = [];
    for (const branch of branches.toSorted((a, b) => b.layers - a.layers)) {
      let [into, more]: [BranchColumn | null, number] = [null, this.width(branch, layers)];
      for (const column of branch.isClosed ? columns : []) {
        const wider = PASSES + Math.max(0, this.width(branch, column.left) - column.width);
        if (wider < more) [into, more] = [column, wider];
      }
      const column = into ?? { branches: [], width: 0, left: layers };
      if (!into) columns.push(column);
      const used = this.layersFor(branch, column.left);
      column.branches.push({ branch, layers: used });
      column.width += more;
      column.left -= used;
    }
    return columns;
  }
}
