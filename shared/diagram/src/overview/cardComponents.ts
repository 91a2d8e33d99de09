import type { Frame } from '../group/frames';
import type { SceneCard } from '../scene/sceneParts';
import type { SceneView } from '../scene/sceneView';

/** The frames of groups that lie in no other one. */
export function outermostFrames(scene: SceneView): Frame[] {
  return scene.frames().filter(({ cards }, at, all) => {
    return !all.some((other, index) => index < at && [...cards].every((card) => other.cards.has(card)));
  });
}

/** The connected components of a chart without these cards, each by its keys in their order; notes and pictures are in none. */
export function cardComponents(scene: SceneView, without: ReadonlySet<string>): string[][] {
  const isIn = ({ node, shape }: SceneCard) => !shape.annotation && !without.has(node.key);
  const keys = [...scene.cards.values()].filter(isIn).map(({ node }) => node.key);
  const parent = new Map(keys.map((key) => [key, key]));
  const rootOf = (key: string): string => {
    let root = key;
    for (let next = parent.get(root); next !== undefined && next !== root; next = parent.get(root)) root = next;
    parent.set(key, root);
    return root;
  };
  for (const { link } of scene.links.values()) {
    if (parent.has(link.from) && parent.has(link.to)) parent.set(rootOf(link.from), rootOf(link.to));
  }
  const parts = new Map<string, string[]>();
  for (const key of keys.sort()) {
    const root = rootOf(key);
    const part = parts.get(root);
    if (part) part.push(key);
    else parts.set(root, [key]);
  }
  return [...parts.values()];
}
