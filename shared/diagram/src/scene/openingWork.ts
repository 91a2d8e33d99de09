/** Steps of work for each link of a chart that is opened, and at most: what a chart takes that was laid out. One that takes more is shown plainer at first. */
const OPENING = { perLink: 150, most: 200_000 };

/** The work (`work.ts`) that a chart of so many links may take to be shown at first. */
export function openingWork(links: number): number {
  return Math.min(OPENING.perLink * links, OPENING.most);
}
