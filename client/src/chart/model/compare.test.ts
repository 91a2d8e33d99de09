import { expect, test } from '@jest/globals';
import { roleText } from '@stemma/shared/chart/roleText';
import { addLink, addNode, changeChart, changeLinks, changeNode, moveNodes, remove } from './commands';
import { compare } from './compare';
import { placesText } from './news';
import { newTextAnnotation, withValues } from './decor';
import { newNode, type ChartDocument } from './document';
import { emptyHistory, record, undo } from './history';
import { changeGroup, groupNodes, ungroup } from './groups';
import { goBackTo, missingFrom } from './restore';

const blank: ChartDocument = {
  props: { name: 'Group', description: '', routing: 'orthogonal' },
  nodes: new Map(),
  links: new Map(),
  groups: new Map(),
};
const company = (key: string, x = 0) => addNode(newNode({ key, typeName: 'Company', name: `${key} Ltd`, x }));
const shareholder = (percentage: number) => ({ roles: [{ role: 'Shareholder', percentage }] });

function after(start: ChartDocument, ...commands: { apply(document: ChartDocument): ChartDocument }[]): ChartDocument {
  return commands.reduce((document, command) => command.apply(document), start);
}

const earlier = after(
  blank,
  company('Ash'),
  company('Birch', 300),
  company('Cedar', 600),
  addLink({ key: 'l1', from: 'Ash', to: 'Birch', ...shareholder(60) }),
  addLink({ key: 'l2', from: 'Birch', to: 'Cedar' }),
);

test('what came, went and changed is told by name, with what it was and is', () => {
  const later = after(
    earlier,
    company('Elm'),
    remove(['Cedar'], []),
    changeLinks(['l1'], shareholder(80)),
    changeNode('Ash', { label: 'Parent' }),
    moveNodes(new Map([['Birch', { x: 10, y: 10 }]])),
    changeChart({ routing: 'straight' }),
  );
  const { differences, both, readable, marks, moved } = compare(earlier, later);
  expect(differences.map(({ mark, name, lines }) => [mark, name, ...lines])).toEqual([
    ['changed', 'Ash Ltd', 'Label: none → Parent'],
    ['removed', 'Cedar Ltd'],
    ['added', 'Elm Ltd'],
    ['changed', 'Ash Ltd – Birch Ltd', 'Roles: 60% Shareholder → 80% Shareholder'],
    ['removed', 'Birch Ltd – Cedar Ltd', 'No role given'],
    ['changed', 'The chart itself', 'Routing: Orthogonal → Straight'],
  ]);
  expect([...both.nodes.keys()].sort()).toEqual(['Ash', 'Birch', 'Cedar', 'Elm']);
  expect(both.links.get('l1')?.roles).toEqual([{ role: 'Shareholder', percentage: 80 }]);
  expect(readable.links.get('l1')?.roles).toEqual([{ role: '(was 60%) Shareholder', percentage: 80 }]);
  expect(marks.get('l2')).toBe('removed');
  expect(marks.has('Birch')).toBe(false);
  expect(moved).toBe(1);
  const turned = after(earlier, changeLinks(['l1'], { fromSpot: '0 0.5' }), changeLinks(['l2'], { points: [5, 5] }));
  expect(compare(earlier, turned)).toMatchObject({ differences: [], moved: 0, rerouted: 2 });
  expect(placesText(compare(earlier, turned))).toBe('2 links run another way');
  expect(placesText({ moved: 1, rerouted: 1 })).toBe('one card moved, one link runs another way');
});

test('roles of a link that changed say what they are and what they were', () => {
  const director = { role: 'Director' };
  const first = after(earlier, changeLinks(['l1'], { roles: [...shareholder(60).roles, director] }));
  const second = after(first, changeLinks(['l1'], { roles: [...shareholder(40).roles, { role: 'Secretary' }] }));
  const words = (of: ChartDocument) => of.links.get('l1')?.roles.map(roleText);
  expect(words(compare(first, second).readable)).toEqual([
    '40% (was 60%) Shareholder',
    'Secretary (added)',
    'was Director',
  ]);
  expect(words(compare(first, after(first, remove([], ['l1']))).readable)).toEqual([
    'was 60% Shareholder',
    'was Director',
  ]);
  expect(compare(first, first).readable.links).toEqual(first.links);
  expect([...compare(first, second).both.links.values()]).toEqual([...second.links.values()]);
});

test('a chart that is as it was shows no difference', () => {
  expect(compare(earlier, earlier)).toMatchObject({ differences: [], moved: 0 });
});

test('a note is the same as it was made and as the store tells it', () => {
  const made = newTextAnnotation('Sticky', 'n', 'Ask the bank', { x: 0, y: 0 });
  const drawn = { ...made, ...withValues(made, { datasetKey: 'chart', width: null, height: null }) };
  const chartWith = (note: typeof made) => after(earlier, addNode(note));
  expect(compare(chartWith(made), chartWith(drawn)).differences).toEqual([]);
  const wider = compare(chartWith(drawn), chartWith(withValues(drawn, { width: 300 })));
  expect(wider.differences).toMatchObject([{ key: 'n', mark: 'changed', lines: ['Another look'] }]);
});

test('going back brings back what stood there, and one undo takes it back', () => {
  const now = after(
    earlier,
    company('Elm'),
    remove(['Cedar'], []),
    changeNode('Ash', { name: 'Ash plc', label: 'Parent' }),
    changeChart({ name: 'Group today' }),
  );
  expect(missingFrom(now, earlier)).toEqual(['Cedar']);
  const known = new Map([['Cedar', { name: 'Cedar plc', typeName: 'Company' as const }]]);
  const done = record(emptyHistory, now, goBackTo(earlier, 'March', known), 0);
  if (!done) throw new Error('Nothing was brought back.');
  expect([...done.document.nodes.values()].map(({ name, label }) => [name, label])).toEqual([
    ['Ash plc', null],
    ['Birch Ltd', null],
    ['Cedar plc', null],
  ]);
  expect([...done.document.links.keys()]).toEqual(['l1', 'l2']);
  expect(done.document.props.name).toBe('Group today');
  expect(undo(done.history, done.document)?.document).toEqual(now);
});

test('what nobody knows any more is left out, with its links', () => {
  const now = after(earlier, remove(['Cedar'], []));
  const back = goBackTo(earlier, 'March', new Map()).apply(now);
  expect([...back.nodes.keys()]).toEqual(['Ash', 'Birch']);
  expect([...back.links.keys()]).toEqual(['l1']);
});

test('groups that came, went, were named, folded or have other members are told', () => {
  const before = after(earlier, groupNodes('g1', 'Family', ['Ash', 'Birch']), groupNodes('g2', '', ['Cedar']));
  const lines = (from: ChartDocument, to: ChartDocument) =>
    compare(from, to).differences.map(({ kind, mark, name, lines: said }) => [kind, mark, name, ...said]);
  expect(lines(earlier, before)).toEqual([
    ['group', 'added', 'Family', 'Ash Ltd, Birch Ltd'],
    ['group', 'added', 'Group without a name', 'Cedar Ltd'],
  ]);
  const later = after(
    before,
    ungroup(['g2']),
    changeGroup('g1', { name: 'Heirs', collapsed: true }),
    groupNodes('g3', 'Branch', ['Birch', 'Cedar']),
  );
  expect(lines(before, later)).toEqual([
    ['group', 'added', 'Branch', 'Birch Ltd, Cedar Ltd'],
    ['group', 'removed', 'Group without a name', 'Cedar Ltd'],
    ['group', 'changed', 'Heirs', 'Name: Family → Heirs', 'Folded', 'No longer within: Birch Ltd'],
  ]);
  expect(lines(before, after(before, remove(['Ash'], [])))).toEqual([
    ['card', 'removed', 'Ash Ltd'],
    ['link', 'removed', 'Ash Ltd – Birch Ltd', '60% Shareholder'],
  ]);
});

test('a link as it was drawn here is no other one than the store answers, which says null where nothing is given', () => {
  const [role] = earlier.links.get('l1')?.roles ?? [];
  const answered = { ...role, role: role?.role ?? '', minimum: null, maximum: null, startDate: null, details: null };
  const asRead = after(earlier, changeLinks(['l1'], { roles: [answered] }));
  expect(compare(earlier, asRead).differences).toEqual([]);
  expect(compare(asRead, earlier).differences).toEqual([]);
});
