import { Notifications } from '@mantine/notifications';
import { act, screen, within } from '@testing-library/react';
import { roleText } from '@stemma/shared/chart/roleText';
import { newLink, newNode } from '../../../../chart/model/document';
import type { Answer } from '../../../../testkit/showWithServer';
import { showInEditor } from '../../testkit/showInEditor';
import { typeCard } from '../typing';
import { TypingPlace } from '../TypingPlace';

const ash = newNode({ key: 'ash', typeName: 'Company', name: 'Ash', chartCount: 1 });
const elm = newNode({ key: 'elm', typeName: 'Company', name: 'Elm', chartCount: 1, y: 160 });
/** An entity that the search finds. */
export const typingHit = (key: string, name: string, typeName = 'Company') => ({
  ...{ __typename: 'SearchHit', key, typeName, name },
  ...{ party: 'known', country: null, detail: '', chartCount: 1 },
});

/** Shows the field of cards and links on a chart of two, with what is notified; `answer` is what the server says. */
export function showTyping(answer: Answer = () => ({ searchEntities: [], linkRoles: [] })) {
  const links = [newLink({ key: 'held', from: 'ash', to: 'elm', roles: [{ role: 'Shareholder', percentage: 40 }] })];
  const place = (
    <>
      <TypingPlace />
      <Notifications />
    </>
  );
  const shown = showInEditor(place, {
    ...{ nodes: [ash, elm], links, answer },
    save: () => Promise.resolve({ ok: true, revision: 2 }),
  });
  const names = () => [...shown.now().document.nodes.values()].map(({ name }) => name);
  const said = (name: string) =>
    [...shown.now().document.links.values()]
      .filter(({ to }) => shown.now().document.nodes.get(to)?.name === name)
      .flatMap(({ roles }) => roles.map(roleText));
  const open = (pull: 'ash' | null = 'ash') =>
    act(() => typeCard(shown.editor, { at: { x: 0, y: 320 }, pull: pull && { key: pull, side: 'holds' } }));
  const field = () => screen.getByRole('combobox', { name: 'Name' });
  return { ...shown, names, said, open, field };
}

export type TypingUser = ReturnType<typeof showTyping>['user'];

/** What the field says beneath it, apart from notifications. */
export const beneath = () => within(screen.getByRole('dialog'));

/** Shows the editor with a server that knows an entity like "Birch", and answers only as it is let to. */
export function showTypingSlowly() {
  let answerAll = (): void => {};
  const asked = new Promise<void>((resolve) => (answerAll = resolve));
  const shown = showTyping(({ variables }) =>
    asked.then(() => ({
      searchEntities: String(variables['term']).startsWith('Birch') ? [typingHit('other', 'Birch Ltd')] : [],
      linkRoles: [],
    })),
  );
  const drawn = () => {
    const { nodes, links } = shown.now().document;
    return [...links.values()].slice(1).map(({ from, to }) => `${nodes.get(from)?.name} > ${nodes.get(to)?.name}`);
  };
  const doubt = async () => {
    answerAll();
    return beneath().findByRole('alert');
  };
  return { ...shown, answerAll, drawn, doubt };
}
