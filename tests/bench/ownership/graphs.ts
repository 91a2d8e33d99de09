import { Random } from '../../../server/src/samples/random';
import type { OwnershipEntity, OwnershipGraph, OwnershipLink } from '@stemma/shared/ownership/types';

/** The part of all entities, those of the smallest numbers, that are persons: nobody holds them. */
const PERSONS = 0.2;
/** Of each so many links two make a company and the next one hold each other. */
const LOOPS = 500;

/** The numbers of `links` random holdings among `size` entities, most of them from a smaller number to a larger one. */
export function randomPairs(size: number, links: number, seed: number): { from: Int32Array; to: Int32Array } {
  const random = new Random(seed);
  const [from, to] = [new Int32Array(links), new Int32Array(links)];
  const persons = Math.floor(size * PERSONS);
  for (let link = 0; link < links; link += 1) {
    const subject = persons + Math.floor(random.next() * (size - persons));
    const isBack = link % LOOPS === 1;
    from[link] = isBack ? (to[link - 1] ?? 0) : Math.floor(random.next() * subject);
    to[link] = isBack ? (from[link - 1] ?? 0) : subject;
    if (link % LOOPS === 0) from[link] = subject - 1;
  }
  return { from, to };
}

/** A chart of random holdings whose shares leave some of each company free. */
export function randomGraph(size: number, links: number, seed: number): OwnershipGraph {
  const { from, to } = randomPairs(size, links, seed);
  const holders = new Int32Array(size);
  for (const subject of to) holders[subject]! += 1;
  const persons = Math.floor(size * PERSONS);
  const entities = Array.from({ length: size }, (_, at): OwnershipEntity => {
    return { key: `e${at}`, name: `Entity ${at}`, typeName: at < persons ? 'Individual' : 'Company', party: 'known' };
  });
  return {
    entities,
    links: Array.from(from, (holder, at): OwnershipLink => {
      const subject = to[at] ?? 0;
      const percentage = Math.floor(9000 / (holders[subject] ?? 1)) / 100;
      return {
        ...{ key: `l${at}`, from: `e${holder}`, to: `e${subject}`, arrowType: 'Normal' },
        roles: [{ role: 'Shareholder', percentage, startDate: at % 3 === 0 ? `20${10 + (at % 15)}-01-01` : null }],
      };
    }),
  };
}
