import { afterEach, expect, jest, test } from '@jest/globals';
import { calculatePaths } from '@stemma/shared/ownership/answers/howWeKnow';
import type { OwnershipGraph, OwnershipRole } from '@stemma/shared/ownership/types';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { byKeys, type EvidenceName } from '../../lib/ownership/evidence';
import { HowWeKnow } from './HowWeKnow';
import { TestMantine } from '../../testkit/TestMantine';

afterEach(cleanup);

const FILE: EvidenceName = { kind: 'file', key: 'f', name: 'Register.pdf', url: null, statementId: null };
const LINK: EvidenceName = {
  kind: 'webLink',
  key: 'w',
  name: 'Register',
  url: 'https://r.example/',
  statementId: null,
};
const STATEMENT: EvidenceName = {
  kind: 'statement',
  key: 's',
  name: 'Malta, 01.03.2024',
  url: null,
  statementId: 's1',
};

function show(names: readonly EvidenceName[], cited: OwnershipRole['evidence']) {
  const graph: OwnershipGraph = {
    entities: [
      { key: 'mara', typeName: 'Individual', name: 'Mara' },
      { key: 'quay', typeName: 'Company', name: 'Quay' },
    ],
    links: [
      {
        key: 'l',
        from: 'mara',
        to: 'quay',
        arrowType: 'Normal',
        roles: [
          { role: 'Shareholder', percentage: 60, startDate: '2022-01-01', evidence: cited ?? null, checkedBy: 'Pia' },
          { role: 'Shareholder', percentage: 90, endDate: '2020-01-01', source: 'An older register' },
        ],
      },
    ],
  };
  const asOf = '2026-11-25';
  const paths = calculatePaths(graph, { subject: 'quay', holder: 'mara', asOf, first: 10 });
  const onOpen = jest.fn<(evidence: EvidenceName) => void>();
  render(
    <TestMantine>
      <HowWeKnow name="Mara" why={[]} names={byKeys(names)} {...{ paths, graph, asOf, onOpen }} />
    </TestMantine>,
  );
  return onOpen;
}
const CITED = [
  { kind: 'file', key: 'f', note: 'p. 3' },
  { kind: 'webLink', key: 'w' },
  { kind: 'statement', key: 's' },
  { kind: 'file', key: 'gone' },
];

test('a path names the evidence of its links; a file and a web link are opened by their names, a statement tells its id', async () => {
  const onOpen = show([FILE, LINK, STATEMENT], CITED);
  const said = screen.getByText(/since 01\.01\.2022/).textContent;
  expect(said).toBe(
    'Shareholder · since 01.01.2022 · Register.pdf, p. 3 · Register (https://r.example/) · Malta, 01.03.2024, statement s1 · 1 further document · checked by Pia',
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Register.pdf, p. 3' }));
  await user.click(screen.getByRole('button', { name: 'Register (https://r.example/)' }));
  expect(onOpen.mock.calls.map(([{ key }]) => key)).toEqual(['f', 'w']);
  expect(screen.queryByRole('button', { name: /Malta/ })).toBeNull();
  expect(screen.queryByText(/older register/)).toBeNull();
});

test('evidence whose name the reader may not see is counted, and none is said where there is none', () => {
  show([], CITED);
  expect(screen.getByText(/4 documents/).textContent).toBe(
    'Shareholder · since 01.01.2022 · 4 documents · checked by Pia',
  );
  cleanup();
  show([], null);
  expect(screen.queryByText(/document/)).toBeNull();
});
