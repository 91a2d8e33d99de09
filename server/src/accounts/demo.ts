import { demoRequest } from '@stemma/shared/rules/accounts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../context';
import { parse } from '../errors';
import { mailPosted } from '../mail/posted';
import { postOwnMail } from '../mail/service';
import type { SignInParts } from './parts';
import { administrators } from './store';

/** Tells the administrators by mail who asks for a demonstration; nothing else is kept of him. Throws `tooMany`. */
export async function requestDemo(
  context: Context,
  { byAsking, byDemo }: Pick<SignInParts, 'byAsking' | 'byDemo'>,
  input: unknown,
): Promise<void> {
  const values = parse(demoRequest, input);
  await byAsking.count(context.address);
  await byDemo.count('all');
  await context.write(async (tx) => {
    const addresses = (await administrators(tx, {})).map(({ email }) => email);
    const content = { template: 'demo', values } as const;
    await postOwnMail(tx, { userKey: '', organizationKey: '' }, { key: `demo:${randomUUID()}`, addresses, content });
  });
  mailPosted.emit();
}
