import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnershipOverlay } from '@stemma/diagram/paint/ownershipOverlay';
import { linkShape } from '@stemma/shared/chart/link';
import { newLink, newNode, toDocument, type ChartDocument } from '../model/document';
import { outlineOf } from '../model/outline';
import { Outline } from './Outline';
import { printedOutline, type PrintedOutlineAsk } from './printOutline';
import { TestMantine } from '../../testkit/TestMantine';

// jsdom lays nothing out: without a height no line would be in view.
const size = Object.getOwnPropertyDescriptor(Element.prototype, 'clientHeight');
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'clientHeight', { configurable: true, value: 600 });
});
afterAll(() => {
  if (size) Object.defineProperty(Element.prototype, 'clientHeight', size);
});
afterEach(cleanup);

type Holding = readonly [from: string, to: string, percentage?: number, endDate?: string];

function chart(...holdings: Holding[]): ChartDocument {
  const names = [...new Set(holdings.flatMap(([from, to]) => [from, to]))];
  return toDocument({
    ...{ name: 'Family', description: '', routing: 'orthogonal', groups: [] },
    nodes: names.map((name) => newNode({ key: name, typeName: name === 'Ada' ? 'Individual' : 'Company', name })),
    links: holdings.map(([from, to, percentage, endDate]) => ({
      ...newLink({ key: `${from}-${to}`, from, to }),
      roles: linkShape.shape.roles.parse([
        { role: 'Shareholder', ...(percentage !== undefined && { percentage }), ...(endDate && { endDate }) },
      ]),
    })),
  });
}

/** Ada holds Top, which holds Sub and Aux; Aux holds Sub and Top. */
const family = chart(['Ada', 'Top', 60], ['Top', 'Sub', 70], ['Top', 'Aux', 90], ['Aux', 'Sub', 30], ['Aux', 'Top']);
const owners: OwnershipOverlay = {
  subject: 'Sub',
  nodes: new Set(['Ada', 'Top', 'Sub']),
  links: new Set(['Ada-Top', 'Top-Sub']),
  totals: new Map([['Ada', { text: '58 %', mark: 'loop' }]]),
  badges: new Map(),
};

function show(document: ChartDocument, more: Partial<Parameters<typeof Outline>[0]> = {}) {
  const onSelect = jest.fn<(key: string) => void>();
  const piece = (changed: typeof more = {}) => (
    <TestMantine>
      <Outline
        {...{ document, onSelect, overlay: null, text: '', asOf: null, mayPrint: true, selected: new Set() }}
        {...more}
        {...changed}
      />
    </TestMantine>
  );
  const { rerender } = render(piece());
  const change = (changed: typeof more) => rerender(piece(changed));
  return { onSelect, change, user: userEvent.setup({ delay: null }) };
}

const lines = () => screen.getAllByRole('treeitem');
const line = (name: RegExp) => screen.getByRole('treeitem', { name });
const place = (one: HTMLElement) => ['level', 'posinset', 'setsize'].map((what) => one.getAttribute(`aria-${what}`));

describe('for screen readers', () => {
  test('a line says its name first, then what it is, its share, roles, and what is told elsewhere', () => {
    show(family, { overlay: owners });
    expect(lines().map((one) => one.firstChild?.textContent)).toEqual([
      'Ada, Individual, of Sub: 58 %, in a loop',
      'Top, Organisation, 60% Shareholder',
      'Aux, Organisation, 90% Shareholder',
      'Sub, Organisation, 30% Shareholder, the subject',
      'Top, Organisation, Shareholder, closes a loop',
      'Sub, Organisation, 70% Shareholder, the subject',
    ]);
  });

  test('a line says its level, its place, and how many stand beside it', () => {
    show(family);
    expect(lines().map(place)).toEqual([
      ['1', '1', '1'],
      ['2', '1', '1'],
      ['3', '1', '2'],
      ['4', '1', '2'],
      ['4', '2', '2'],
      ['3', '2', '2'],
    ]);
  });

  test('of three thousand lines those in view stand in the page, with their places among all', async () => {
    const { user } = show(chart(...Array.from({ length: 3000 }, (_, at): Holding => ['Ada', `Company ${at + 1000}`])));
    expect(lines().length).toBeLessThan(60);
    expect(place(line(/^Company 1005,/))).toEqual(['2', '6', '3000']);
    act(() => line(/^Ada/).focus());
    await user.keyboard('{ArrowLeft}');
    expect(lines().map(place)).toEqual([['1', '1', '1']]);
    expect(line(/^Ada/).getAttribute('aria-expanded')).toBe('false');
  });

  test('a filter counts what it leaves', () => {
    show(family, { text: 'aux' });
    expect(lines().map(place)).toEqual([
      ['1', '1', '1'],
      ['2', '1', '1'],
      ['3', '1', '1'],
      ['4', '1', '1'],
    ]);
  });
});

describe('in step with the chart', () => {
  test('a press or Space selects the card of a line, Enter opens it', async () => {
    const onOpen = jest.fn<(key: string) => void>();
    const { onSelect, user } = show(family, { onOpen });
    await user.click(line(/^Aux/));
    expect(onSelect.mock.calls).toEqual([['Aux']]);
    act(() => line(/^Ada/).focus());
    await user.keyboard(' {Enter}');
    expect(onSelect.mock.calls).toEqual([['Aux'], ['Ada']]);
    expect(onOpen.mock.calls).toEqual([['Ada']]);
  });

  test('what is selected on the chart is the line that Tab leads to, and arrows go on from there', async () => {
    const { change, user } = show(family);
    change({ selected: new Set(['Aux']) });
    expect(line(/^Aux/).tabIndex).toBe(0);
    expect(line(/^Aux/).getAttribute('aria-selected')).toBe('true');
    act(() => line(/^Aux/).focus());
    await user.keyboard('{ArrowUp}');
    await act(() => new Promise(requestAnimationFrame));
    expect(document.activeElement).toBe(line(/^Top, Organisation, 60%/));
  });

  test('lines are closed and opened by their buttons, one and all', async () => {
    const { onSelect, user } = show(family);
    await user.click(within(line(/^Aux/)).getByRole('button', { name: 'Lines under it' }));
    expect(lines()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Close all lines' }));
    expect(lines()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Open all lines' }));
    expect(lines()).toHaveLength(6);
    expect(onSelect).not.toHaveBeenCalled();
  });

  test('on another day a link that does not hold says so instead of its roles', () => {
    show(chart(['Ada', 'Top', 60, '2020-01-01']), { asOf: '2021-05-06' });
    expect(line(/^Top, Organisation, not on this day$/)).toBeTruthy();
    expect(line(/^Top/).textContent).not.toContain('60%');
  });

  test('it is printed where that is allowed alone', () => {
    const { change } = show(family);
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
    change({ mayPrint: false });
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});

describe('printed', () => {
  const printed = (more: Partial<PrintedOutlineAsk> = {}) => {
    const ask = { document: family, direction: 'holdings', text: '', overlay: null, over: new Set<string>() } as const;
    const rows = outlineOf(family, { direction: 'holdings', toggled: new Set() });
    const page = printedOutline({ ...ask, rows, asOf: '2026-02-03', ...more });
    const told = within(page)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    return { page, told };
  };

  test('it has the name of the chart and its day, and each open line with level, type, share, role and note', () => {
    const { page, told } = printed();
    expect(page.querySelector('h1')?.textContent).toBe('Family');
    expect(page.querySelector('p')?.textContent).toBe('As of 03.02.2026 · What each holds');
    expect(told).toEqual([
      'Level | Name | Type | Share | Roles',
      '1 | Ada | Individual |  | ',
      '2 | Top | Organisation | 60% | Shareholder',
      '3 | Aux | Organisation | 90% | Shareholder',
      '4 | Sub | Organisation | 30% | Shareholder',
      '4 | Top closes a loop | Organisation |  | Shareholder',
      '3 | Sub | Organisation | 70% | Shareholder',
    ]);
  });

  test('with owners each line has its total, and a filter is told', () => {
    const { page, told } = printed({ overlay: owners, text: ' aux ' });
    expect(page.querySelector('p')?.textContent).toContain(
      'Totals: what each owns of Sub · Only what “aux” finds, and the way there',
    );
    expect(told.slice(0, 2)).toEqual([
      'Level | Name | Type | Share | Roles | Total',
      '1 | Ada | Individual |  |  | in a loop · 58 %',
    ]);
  });

  test('what is closed is not printed, and its line says how much that is', () => {
    const state = { direction: 'holdings', toggled: new Set(['Ada\nAda-Top']) } as const;
    expect(printed({ rows: outlineOf(family, state) }).told.slice(1)).toEqual([
      '1 | Ada | Individual |  | ',
      '2 | Top closed, 2 under it | Organisation | 60% | Shareholder',
    ]);
  });
});
