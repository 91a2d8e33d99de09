import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { LINK_ROLES } from '@stemma/shared/reference/roles';
import { newLink, newNode } from '../../../chart/model/document';
import { showInEditor } from '../testkit/showInEditor';
import { RoleDialog } from './RoleDialog';

afterEach(cleanup);

test('a role that the link says already keeps Done off with a message, another one takes the spelling of the list', async () => {
  const nodes = ['ash', 'birch'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const links = [newLink({ key: 'l', from: 'ash', to: 'birch', roles: [{ role: 'Owner', percentage: 50 }] })];
  const choices = [{ __typename: 'RoleChoice', key: 'd', name: 'Director', isCustom: false }];
  const { now, user } = showInEditor(<RoleDialog links={['l']} onClose={jest.fn()} />, {
    ...{ nodes, links },
    answer: () => ({ linkRoles: choices }),
  });
  await user.click(screen.getByRole('button', { name: 'Another role' }));
  const second = screen.getAllByRole('combobox', { name: 'Role' }).at(-1) as HTMLInputElement;
  await user.type(second, 'OWNER');
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  expect(screen.getByText('This link says this role already.')).toBeTruthy();
  expect(done.disabled).toBe(true);
  await user.clear(second);
  await user.type(second, 'director');
  await user.click(done);
  expect(now().document.links.get('l')?.roles).toEqual([{ role: 'Owner', percentage: 50 }, { role: 'Director' }]);
});

test('a role with a percentage in its name keeps Done off with a message', async () => {
  const nodes = ['ash', 'birch'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const links = [newLink({ key: 'l', from: 'ash', to: 'birch' })];
  const { user } = showInEditor(<RoleDialog links={['l']} onClose={jest.fn()} />, {
    ...{ nodes, links },
    answer: () => ({ linkRoles: [] }),
  });
  await user.type(screen.getByRole('combobox', { name: 'Role' }), '60% Owner');
  expect(screen.getByText('The name of a role holds no percentage; a link says it.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
});

function openOnLink(names: readonly string[] = ['Director', 'Secretary']) {
  const nodes = ['ash', 'birch'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const choices = names.map((name) => ({ __typename: 'RoleChoice', key: name, name, isCustom: false }));
  const shown = showInEditor(<RoleDialog links={['l']} onClose={jest.fn()} />, {
    ...{ nodes, links: [newLink({ key: 'l', from: 'ash', to: 'birch' })] },
    answer: () => ({ linkRoles: choices }),
  });
  const role = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Role' });
  const done = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  return { ...shown, role, done, roles: () => shown.now().document.links.get('l')?.roles };
}

test('Enter takes the first suggestion and goes on to the percentage, and once more it is done', async () => {
  const { user, role, roles } = openOnLink();
  await user.type(role(), 'Share{Enter}');
  expect(role().value).toBe('Shareholder');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Percentage' })));
  await user.keyboard('100{Enter}');
  expect(roles()).toEqual([{ role: 'Shareholder', percentage: 100 }]);
});

test('the field of a role shows the whole list by groups, and again once a role is chosen', async () => {
  const { user, role } = openOnLink([...LINK_ROLES, 'Keeper of Seals']);
  await user.click(role());
  const list = () => screen.getByRole('listbox', { name: 'Role', hidden: true });
  const offered = () => within(list()).getAllByRole('option', { hidden: true }).length;
  expect(await screen.findByText('Trusts and estates')).toBeTruthy();
  expect(offered()).toBe(LINK_ROLES.length + 1);
  await user.keyboard('Protec');
  expect(offered()).toBeLessThan(5);
  await user.keyboard('{Enter}');
  expect(role().value).toBe('Protector');
  await user.click(role());
  await waitFor(() => expect(offered()).toBe(LINK_ROLES.length + 1));
});

test('Tab takes the first suggestion too, and the percentage follows', async () => {
  const { user, role, roles } = openOnLink();
  await user.type(role(), 'Share');
  await user.tab();
  await user.keyboard('24.5{Enter}');
  expect(roles()).toEqual([{ role: 'Shareholder', percentage: 24.5 }]);
});

test('a role that there is not yet is made by its own option alone', async () => {
  const { user, role, done, roles } = openOnLink();
  await user.type(role(), 'Dir');
  expect(done().disabled).toBe(true);
  await user.clear(role());
  await user.type(role(), 'Treuhänder');
  await user.tab();
  expect(role().value).toBe('Treuhänder');
  expect(screen.getByText('Choose a role of the list, or make this one.')).toBeTruthy();
  expect(done().disabled).toBe(true);
  await user.click(role());
  await user.click(await screen.findByText('Make the role “Treuhänder”'));
  expect(screen.queryByText('Choose a role of the list, or make this one.')).toBeNull();
  await user.click(done());
  expect(roles()).toEqual([{ role: 'Treuhänder' }]);
});

test('Escape while a custom role is renamed ends the renaming, and what was written of the link stays', async () => {
  const nodes = ['ash', 'birch'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const links = [newLink({ key: 'l', from: 'ash', to: 'birch' })];
  const choices = [{ __typename: 'RoleChoice', key: 'k', name: 'Keeper', isCustom: true }];
  const onClose = jest.fn();
  const { user } = showInEditor(<RoleDialog links={['l']} onClose={onClose} />, {
    ...{ nodes, links },
    answer: () => ({ linkRoles: choices }),
  });
  await user.type(screen.getByRole('combobox', { name: 'Role' }), 'Owner');
  await user.click(screen.getByRole('button', { name: 'Custom roles…' }));
  await user.click(await screen.findByRole('button', { name: 'Rename Keeper' }));
  await user.type(screen.getByRole('textbox', { name: 'New name of Keeper' }), 's{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Keeper' }));
  await user.click(screen.getByRole('button', { name: 'Back to the link' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Role' }).value).toBe('Owner');
});

test('Escape anywhere among the custom roles goes back to the link and what was written of it; once more it closes the dialog', async () => {
  const nodes = ['ash', 'birch'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const links = [newLink({ key: 'l', from: 'ash', to: 'birch' })];
  const onClose = jest.fn();
  const { user } = showInEditor(<RoleDialog links={['l']} onClose={onClose} />, {
    ...{ nodes, links },
    answer: () => ({ linkRoles: [] }),
  });
  await user.type(screen.getByRole('combobox', { name: 'Role' }), 'Owner{Escape}');
  const action = () => screen.getByRole('button', { name: 'Custom roles…' });
  await user.click(action());
  const field = screen.getByRole('textbox', { name: 'New role' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Kee{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Role' }).value).toBe('Owner');
  expect(document.activeElement).toBe(action());
  await user.click(action());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a press beside the dialog of a link closes it only while nothing is written in it', async () => {
  const nodes = ['ash', 'birch'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const links = [newLink({ key: 'l', from: 'ash', to: 'birch' })];
  const onClose = jest.fn();
  const { user } = showInEditor(<RoleDialog links={['l']} onClose={onClose} />, {
    ...{ nodes, links },
    answer: () => ({ linkRoles: [] }),
  });
  const beside = () => user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  await beside();
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('switch', { name: 'Dashed' }));
  await beside();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a custom role is not renamed to a taken name or to one with a percentage, which is told at its field', async () => {
  const nodes = ['ash', 'birch'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const links = [newLink({ key: 'l', from: 'ash', to: 'birch' })];
  const choices = ['Keeper', 'Warden'].map((name) => ({ __typename: 'RoleChoice', key: name, name, isCustom: true }));
  const { user } = showInEditor(<RoleDialog links={['l']} onClose={jest.fn()} />, {
    ...{ nodes, links },
    answer: () => ({ linkRoles: choices }),
  });
  await user.click(screen.getByRole('button', { name: 'Custom roles…' }));
  await user.click(await screen.findByRole('button', { name: 'Rename Keeper' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'New name of Keeper' });
  const keepButton = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep the name' });
  await user.clear(name);
  await user.type(name, 'warden');
  expect(screen.getByText('There is a role of that name already.')).toBeTruthy();
  expect(keepButton.disabled).toBe(true);
  await user.clear(name);
  await user.type(name, '50% Thing');
  expect(screen.getByText('The name of a role holds no percentage; a link says it.')).toBeTruthy();
  await user.clear(name);
  await user.type(name, 'KEEPER');
  expect(keepButton.disabled).toBe(false);
});

test('shares that are too much are told once, at the role that counts today, while the number is typed', async () => {
  const nodes = ['ash', 'birch', 'cedar'].map((key) => newNode({ key, typeName: 'Company', name: key }));
  const roles = [
    { role: 'Shareholder', percentage: 60, endDate: '2020-01-01' },
    { role: 'Shareholder', percentage: 48, startDate: '2020-01-01' },
  ];
  const links = [
    newLink({ key: 'l', from: 'ash', to: 'birch', roles }),
    newLink({ key: 'm', from: 'cedar', to: 'birch', roles: [{ role: 'Shareholder', percentage: 52 }] }),
  ];
  const { user } = showInEditor(<RoleDialog links={['l']} onClose={jest.fn()} />, {
    ...{ nodes, links },
    answer: () => ({ linkRoles: [] }),
  });
  const [before, now] = screen.getAllByRole('textbox', { name: 'Percentage' });
  expect(screen.queryByRole('status')).toBeNull();
  await user.clear(now!);
  await user.type(now!, '60');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Recorded shares of birch add up to 112 %.',
  ]);
  const notice = screen.getByRole('status');
  expect(before!.compareDocumentPosition(now!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(now!.compareDocumentPosition(notice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
