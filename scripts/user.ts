import { parseArgs } from 'node:util';
import { ANONYMOUS } from '../server/src/access/caller';
import type { Context } from '../server/src/context';
import { makeContext } from '../server/src/context';
import type { Env } from '../server/src/env';
import { readEnv, storeSettings } from '../server/src/env';
import { openStore } from '../server/src/store';
import type { OneTimeLink } from '../server/src/users/operator';
import { listAllUsers, makeInvitation, makeResetLink } from '../server/src/users/operator';
import type { UserRow } from '../server/src/users/store';
import { firstLine, runCommand, tell } from './cli/command';

const USAGE =
  'Usage: npm run user -- list | reset EMAIL | invite EMAIL [--organization KEY or NAME] [--name NAME] [--admin]';

type Order =
  | { command: 'list' }
  | { command: 'reset'; email: string }
  | {
      command: 'invite';
      email: string;
      organization: string | undefined;
      name: string | undefined;
      isAdmin: boolean;
    };

function readArguments(): Order {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        organization: { type: 'string' },
        name: { type: 'string' },
        admin: { type: 'boolean', default: false },
      },
    });
    const [command, email, ...rest] = positionals;
    if (command === 'list' && email === undefined) return { command };
    if (email === undefined || rest.length > 0) throw new Error('A command and one address are needed.');
    if (command === 'reset') return { command, email };
    if (command !== 'invite') throw new Error(`There is no command "${command}".`);
    return { command, email, organization: values.organization, name: values.name, isAdmin: values.admin };
  } catch (error) {
    throw new Error(`${firstLine(error)} ${USAGE}`);
  }
}

function userLine(user: UserRow): string {
  const state = user.deactivated ? 'deactivated' : user.isPending ? 'not activated yet' : 'active';
  const kind = user.isAdmin ? 'administrator' : `account ${user.accountType}`;
  return [user.email, user.name, user.organizationName, kind, state].join('\t');
}

/** The link goes to the output, once; what to know of it beside it. */
function giveOut({ email, kind, path, expires }: OneTimeLink, env: Env): void {
  tell(
    `${email} ${kind === 'reset' ? 'chooses another password' : 'activates the account'} here, once, until ${expires}:`,
  );
  process.stdout.write(`${env.PUBLIC_URL ?? `http://localhost:${env.PORT}`}${path}\n`);
  tell('Whoever has this link can do so: give it to nobody else.');
}

async function carryOut(context: Context, order: Order, env: Env): Promise<void> {
  if (order.command === 'list') {
    for (const user of await listAllUsers(context)) process.stdout.write(`${userLine(user)}\n`);
  } else if (order.command === 'reset') giveOut(await makeResetLink(context, order.email), env);
  else giveOut(await makeInvitation(context, order), env);
}

/** Looks after accounts for whoever runs the installation, while the server runs or not; what it does is in the audit log. */
async function main(): Promise<void> {
  const order = readArguments();
  const env = readEnv();
  const store = await openStore(storeSettings(env), tell);
  try {
    await carryOut(makeContext({ store, caller: ANONYMOUS, requestId: 'user', address: 'local' }), order, env);
  } finally {
    await store.close();
  }
}

await runCommand(main);
