import { expect, test } from '@jest/globals';
import type { OwnershipGraph } from '@stemma/shared/ownership/types';
import { graphOfContent, type OwnershipCells } from './content';
import type { Calculation, CalculationName } from './calculate';
import { calculate } from './calculate';
import { partOf } from './part';
import { isReadApart } from './policy';
import { questionOf } from './question';
import { calculated } from './run';

/** Layers of three, each of which is held by the three above: a chart of so many entities in the store's own text. */
const LAYERS = 700;
const nameOf = (layer: number, at: number) => `${layer === 0 ? 'person' : 'company'}-${layer}-${at}`;
const AT = [0, 1, 2];

function cells(): OwnershipCells {
  const entities = Array.from({ length: LAYERS }, (_, layer) =>
    AT.map((at) => [nameOf(layer, at), layer === 0 ? 'Individual' : 'Company', `Name of ${nameOf(layer, at)}`]),
  ).flat();
  const links = Array.from({ length: LAYERS - 1 }, (_, layer) =>
    AT.flatMap((at) =>
      AT.map((to) => {
        const roles = [{ role: 'Shareholder', percentage: [50, 30, 20][at], startDate: `20${10 + (layer % 9)}-01-01` }];
        const ends = [nameOf(layer, at), nameOf(layer + 1, to)];
        return [...ends, `link-${layer}-${at}-${to}`, 'Normal', JSON.stringify(roles), null, null, null, null, null];
      }),
    ),
  ).flat();
  return { entities, links };
}

const content = JSON.stringify(cells());
const graph: OwnershipGraph = graphOfContent(content);
const terms = { owner: 'a', times: 1, until: Date.now() + 600_000 };
const apart = <K extends CalculationName>(work: Omit<Calculation<K>, 'view'>) =>
  calculated<K>({ ...work, view: { content } }, terms);

const LAST = nameOf(LAYERS - 1, 0);
const settings = questionOf({ entityKey: LAST, asOf: '2026-01-01', first: 100, listed: [] });

test('a large chart is read apart', () => expect(isReadApart({ content })).toBe(true));

test('what is calculated apart is what is calculated at once, with the parties and links that it speaks of', async () => {
  const onOwnership = { above: LAST };
  const ownership = await apart({ name: 'ownership', on: onOwnership, question: settings });
  expect(ownership.found).toEqual(calculate('ownership', partOf(graph, onOwnership), settings));
  const known = new Set(ownership.graph.entities.map(({ key }) => key));
  for (const { key } of ownership.found.answer.holders) expect(known).toContain(key);
  expect(ownership.found.answer.holders.length).toBeGreaterThan(2);

  const onPaths = { above: nameOf(5, 0), holder: nameOf(0, 1) };
  const asked = {
    ...settings,
    subject: nameOf(5, 0),
    holder: nameOf(0, 1),
    threshold: { percent: 25, inclusive: true },
  };
  const paths = await apart({ name: 'paths', on: onPaths, question: asked });
  expect(paths.found).toEqual(calculate('paths', partOf(graph, onPaths), asked));
  const links = new Set(paths.graph.links.map(({ key }) => key));
  for (const key of paths.found.answer.countedLinks) expect(links).toContain(key);
  expect(paths.found.answer.countedLinks.length).toBeGreaterThan(10);
}, 120_000);

test('who is not there, or is a person, is told from apart, too', async () => {
  const none = apart({ name: 'ownership', on: { above: 'nobody' }, question: settings });
  await expect(none).rejects.toMatchObject({ code: 'notFound', status: 404 });
  const person = apart({ name: 'ownership', on: { above: nameOf(0, 0) }, question: settings });
  await expect(person).rejects.toMatchObject({ code: 'unprocessable', details: { field: 'entityKey' } });
});
