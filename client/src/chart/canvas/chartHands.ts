import type { Scene } from '@stemma/shared/chart/geometry/scene';
import type { Selection } from '../model/selection';
import type { Sized } from '../model/decor';
import { Bending, type Bent } from './bending';
import type { Camera } from './camera';
import { Ending, type Ended } from './ending';
import { badgeOf, badgeScale, beyondBadgeOf } from './folds';
import { Framing } from './framing';
import { giveHands } from './hands';
import { Lasso } from './lasso';
import type { Handle } from './linking';
import type { Look } from './look';
import { READABLE } from './painter';
import { Pulling, type Pulled } from './pulling';
import { Resizing } from './resizing';
import { Unfolding } from './unfolding';

/** What a press on the chart begins. */
export type Tool = 'select' | 'link' | 'lasso';

interface Surroundings {
  scene: Scene;
  camera: Camera;
  tool(): Tool;
  look(): Look;
  handles(): readonly Handle[];
  /** The link that can be bent now. */
  bendable(): string | null;
  /** The note or picture that can be resized now. */
  resizable(): string | null;
  changed(): void;
  /** Nothing is held any more. */
  letGo(): void;
  linked(pulled: Pulled): void;
  bent(bent: Bent): void;
  openLink(key: string): void;
  ended(ended: Ended): void;
  resized(key: string, size: Sized): void;
  undone(): void;
  unfold(key: string): void;
  expand(): void;
  select(selection: Selection): void;
  /** A group's name was pressed. */
  chooseGroup(key: string, additive: boolean): void;
}

/** All that a pointer can do on the chart beside moving cards, and what of it is to be drawn. */
export class ChartHands {
  private readonly pulling: Pulling;
  private readonly bending: Bending;
  private readonly ending: Ending;
  private readonly lasso: Lasso;
  private readonly resizing: Resizing;
  private readonly areBusy: () => boolean;

  constructor(host: HTMLElement, around: Surroundings, signal: AbortSignal) {
    const { scene, camera } = around;
    const changed = () => around.changed();
    this.pulling = new Pulling({
      scene,
      camera,
      changed,
      handles: () => around.handles(),
      everywhere: () => around.tool() === 'link',
      done: (pulled) => around.linked(pulled),
    });
    this.bending = new Bending({
      scene,
      camera,
      changed,
      link: () => around.bendable(),
      done: (bent) => around.bent(bent),
      opened: (key) => around.openLink(key),
      undone: () => around.undone(),
    });
    this.ending = new Ending({
      scene,
      camera,
      changed,
      link: () => around.bendable(),
      done: (ended) => around.ended(ended),
      undone: () => around.undone(),
    });
    this.lasso = new Lasso({
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
        const { beyond } = around.look();
        const card = beyond && camera.view().zoom >= READABLE ? scene.cards.get(beyond.key) : undefined;
        return beyond && card ? [[beyond.key, beyondBadgeOf(card, beyond.text)] as const] : [];
      },
      done: () => around.expand(),
    });
    const framing = new Framing({
      scene,
      camera,
      active: () => around.tool() === 'select' && camera.view().zoom >= READABLE,
      fold: (key) => around.unfold(key),
      choose: (key, additive) => around.chooseGroup(key, additive),
    });
    this.resizing = new Resizing({
      scene,
      camera,
      changed,
      plate: () => around.resizable(),
      done: (key, size) => around.resized(key, size),
      undone: () => around.undone(),
    });
    const { lasso, resizing, ending, bending, pulling } = this;
    const hands = [lasso, unfolding, expanding, resizing, ending, bending, pulling, framing];
    this.areBusy = giveHands(host, hands, { ended: () => around.letGo(), signal });
  }

  /** Whether something is being dragged by one of them. */
  get busy(): boolean {
    return this.areBusy();
  }

  /** The link being pulled and the lasso being drawn. */
  underWay(): Pick<Look, 'drawing' | 'lasso'> {
    return { drawing: this.pulling.line(), lasso: this.lasso.line() };
  }

  /** Where the selected link, note or picture can be taken hold of. */
  grips(): Pick<Look, 'grips' | 'ends' | 'corners'> {
    return { grips: this.bending.grips(), ends: this.ending.ends(), corners: this.resizing.corners() };
  }
}
