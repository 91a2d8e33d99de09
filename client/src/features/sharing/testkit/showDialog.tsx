import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlays } from '../../../components/Overlays';
import { checkSession } from '../../../lib/session';
import { writeToken } from '../../../lib/token';
import { showWithServer, type Sent } from '../../../testkit/showWithServer';
import { ShareLinksDialog } from '../ShareLinksDialog';
import type { ShareTarget } from '../target';

export const CHART: ShareTarget = { type: 'chart', key: 'c1', name: 'Group structure', charts: [] };

/** Signs in somebody with an account of this type. */
export async function signInAs(accountType: string) {
  const viewer = { key: 'u', name: 'Helena', accountType };
  globalThis.fetch = jest.fn<typeof fetch>(
    async () => ({ status: 200, json: async () => ({ data: { viewer } }) }) as unknown as Response,
  );
  writeToken('t');
  await checkSession();
}

/** Shows the dialog with a server that answers as told. */
export function showDialog(answer: (sent: Sent) => Record<string, unknown> | undefined, target = CHART) {
  const onClose = jest.fn();
  const { sent } = showWithServer(
    <>
      <ShareLinksDialog target={target} onClose={onClose} />
      <Overlays />
    </>,
    answer,
  );
  const user = userEvent.setup({ delay: null });
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const choose = async (menu: string, item: string) => {
    await press(menu);
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { sent, user, onClose, press, choose };
}
