import { messages } from '@stemma/shared/messages';
import { ownDetails } from '@stemma/shared/rules/accounts';
import { record } from '../../audit/service';
import type { Context } from '../../context';
import { requireUser } from '../../context';
import { AppError, notSignedIn, parse } from '../../errors';
import { ringForMail } from '../../mail/bell';
import { atMostOne, one } from '../../store';
import { notify } from '../notice';
import type { Viewer } from '../present';
import { presentViewer } from '../present';
import { emailTaken, keepDetails, lockAccount } from '../store';
import { dropTickets } from '../tickets/store';

/**
 * Changes the caller's own details; what is not named stays. Another e-mail address is told to the former one. Throws `conflict` for an
 * address that is somebody else's.
 */
export async function updateOwnDetails(context: Context, input: unknown): Promise<Viewer> {
  const { userKey } = requireUser(context);
  const wanted = parse(ownDetails, input);
  const viewer = await context.write(async (tx) => {
    const account = atMostOne(await lockAccount(tx, { key: userKey }));
    if (!account) throw notSignedIn();
    const before = pick(account);
    const after = {
      name: wanted.name ?? before.name,
      email: wanted.email ?? before.email,
      phone: wanted.phone === undefined ? before.phone : wanted.phone || null,
      description: wanted.description === undefined ? before.description : wanted.description || null,
    };
    const isMoving = after.email !== before.email;
    if (isMoving && one(await emailTaken(tx, { email: after.email, except: userKey })).taken) {
      throw new AppError('conflict', messages.accounts.emailTaken, { field: 'email' });
    }
    if (JSON.stringify(after) === JSON.stringify(before)) return presentViewer(account);
    await keepDetails(tx, { key: userKey, ...after });
    if (isMoving) {
      // Tickets that lie in the former mailbox open nothing any more.
      await dropTickets(tx, { userKey });
      await notify(tx, account, 'email');
    }
    await record(tx, context, { action: 'auth/updateUser', target: userKey, details: '', before, after });
    return presentViewer({ ...account, ...after });
  });
  ringForMail();
  return viewer;
}

function pick({ name, email, phone, description }: Awaited<ReturnType<typeof lockAccount>>[number]) {
  return { name, email, phone, description };
}
