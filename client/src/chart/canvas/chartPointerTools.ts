import type { Scene } from '@stemma/diagram/scene/scene';
import type { Selection } from '../model/selection';
import type { Sized } from '../model/decor';
import { MoveBendTool, type MovedBend } from './moveBendTool';
import type { Camera } from './camera';
import { MoveEndpointTool, type MovedEndpoint } from './moveEndpointTool';
import { badgeOf, badgeScale, expansionBadgeOf } from './folds';
import { FrameTool } from './frameTool';
import { attachPointerTools } from './pointerTools';
import { LassoTool } from './lassoTool';
import type { Handle } from './linking';
import type { RenderState } from './renderState';
import { READABLE } from '@stemma/diagram/overview/legibility';
import { DrawLinkTool, type DrawnLink } from './drawLinkTool';
import { ResizeTool } from './resizeTool';
import { Unfolding } from './unfolding';

/** What a press on the chart begins. */
export type ToolName = 'select' | 'link' | 'lasso';

interface Surroundings {
  scene: Scene;
  camera: Camera;
  tool(): ToolName;
  look(): RenderState;
  handles(): readonly Handle[];
  /** The link that can be bent now. */
  bendable(): string | null;
  /** The note or picture that can be resized now. */
  resizable(): string | null;
  changed(): void;
  /** Nothing is held any more. */
  letGo(): void;
  linked(pulled: DrawnLink): void;
  bent(bent: MovedBend): void;
  openLink(key: string): void;
  ended(ended: MovedEndpoint): void;
  resized(key: string, size: Sized): void;
  undone(): void;
  unfold(key: string): void;
  expand(): void;
  select(selection: Selection): void;
  /** A group's name was pressed. */
  chooseGroup(key: string, additive: boolean): void;
}

/** All that a pointer can do on the chart beside moving cards, and what of it is to be drawn. */
export class ChartPointerTools {
  private readonly pulling: DrawLinkTool;
  private readonly bending: MoveBendTool;
  private readonly ending: MoveEndpointTool;
  private readonly lasso: LassoTool;
  private readonly resizing: ResizeTool;
  private readonly areBusy: () => boolean;

  constructor(host: HTMLElement, around: Surroundings, signal: AbortSignal) {
    const { scene, camera } = around;
    const changed = () => around.changed();
    this.pulling = new DrawLinkTool({
      scene,
      camera,
      changed,
      handles: () => around.handles(),
      everywhere: () => around.tool() === 'link',
      done: (pulled) => around.linked(pulled),
    });
    this.bending = new MoveBendTool({
      scene,
      camera,
      changed,
      link: () => around.bendable(),
      done: (bent) => around.bent(bent),
      opened: (key) => around.openLink(key),
      undone: () => around.undone(),
    });
    this.ending = new MoveEndpointTool({
      scene,
      camera,
      changed,
      link: () => around.bendable(),
      done: (ended) => around.ended(ended),
      undone: () => around.undone(),
    });
    this.lasso = new LassoTool({
      scene,
      camera,
      changed,
      active: () => around.tool() === 'lasso',
      selection: () => around.look().selection,
      done: (selection) => around.select(selection),
    });
    const unfolding = new Unfolding({
      camera,
      scale: () => badgeScale(camera.view().zoom),
      badges: () =>
        [...around.look().folds].flatMap(([key, count]) => {
          const card = scene.cards.get(key);
          return card ? [[key, badgeOf(card, count)] as const] : [];
        }),
      done: (key) => around.unfold(key),
    });
    const expanding = new Unfolding({
      camera,
      scale: () => 1,
      badges: () => {
        const { expansion } = around.look();
        const card = expansion && camera.view().zoom >= READABLE ? scene.cards.get(expansion.key) : undefined;
        return expansion && card ? [[expansion.key, expansionBadgeOf(card, expansion.text)] as const] : [];
      },
      done: () => around.expand(),
    });
    const framing = new FrameTool({
      scene,
      camera,
      active: () => around.tool() === 'select' && camera.view().zoom >= READABLE,
      fold: (key) => around.unfold(key),
      choose: (key, additive) => around.chooseGroup(key, additive),
    });
    this.resizing = new ResizeTool({
      scene,
      camera,
      changed,
      annotation: () => around.resizable(),
      done: (key, size) => around.resized(key, size),
      undone: () => around.undone(),
    });
    const { lasso, resizing, ending, bending, pulling } = this;
    const tools = [lasso, unfolding, expanding, resizing, ending, bending, pulling, framing];
    this.areBusy = attachPointerTools(host, tools, { ended: () => around.letGo(), signal });
  }

  /** Whether something is being dragged by one of them. */
  get busy(): boolean {
    return this.areBusy();
  }

  /** The link being pulled and the lasso being drawn. */
  inProgress(): Pick<RenderState, 'drawing' | 'lasso'> {
    return { drawing: this.pulling.line(), lasso: this.lasso.line() };
  }

  /** Where the selected link, note or picture can be taken hold of. */
  grips(): Pick<RenderState, 'grips' | 'ends' | 'corners'> {
    return { grips: this.bending.grips(), ends: this.ending.ends(), corners: this.resizing.corners() };
  }
}
