import type { Scene } from '@stemma/diagram/scene/scene';
import type { Camera } from './camera';
import type { ToolName } from './chartPointerTools';
import { handlesOf, type Handle } from './linking';
import type { RenderState } from './renderState';
import { READABLE } from '@stemma/diagram/overview/legibility';

interface Mode {
  editing: boolean;
  tool: ToolName;
}

/** What of the chart can be taken hold of while it is edited: cards to pull links from, a link to bend, a note to resize. */
export class EditTargets {
  constructor(
    private readonly scene: Scene,
    private readonly camera: Camera,
    /** Whether a card stands for a folded group. */
    private readonly standsIn: (key: string) => boolean,
  ) {}

  /** Where links can be pulled out of the card under the pointer and out of the one selected. */
  handles(look: RenderState, mode: Mode): Handle[] {
    if (!this.canGrasp(mode) || look.drawing) return [];
    const { hovered, selection } = look;
    const keys = new Set(hovered?.kind === 'card' ? [hovered.key] : []);
    if (selection.nodes.size === 1) for (const key of selection.nodes) keys.add(key);
    return [...keys]
      .filter((key) => !this.standsIn(key))
      .flatMap((key) => this.scene.cards.get(key) ?? [])
      .flatMap(handlesOf);
  }

  /** The link that can be bent now: the only one selected, both of whose ends are shown. */
  bendable({ selection: { nodes, links } }: RenderState, mode: Mode): string | null {
    const [key] = links;
    if (!this.canGrasp(mode) || links.size !== 1 || nodes.size > 0 || key === undefined) return null;
    const link = this.scene.links.get(key)?.link;
    return link && !this.standsIn(link.from) && !this.standsIn(link.to) ? key : null;
  }

  /** The note, picture or text box that can be resized now: the only one selected. */
  resizable({ selection: { nodes, links } }: RenderState, mode: Mode): string | null {
    const [key] = nodes;
    if (!this.canGrasp(mode) || nodes.size !== 1 || links.size > 0 || key === undefined) return null;
    return this.scene.cards.get(key)?.shape.annotation ? key : null;
  }

  private canGrasp({ editing, tool }: Mode): boolean {
    return editing && tool === 'select' && this.camera.view().zoom >= READABLE;
  }
}
