import { randomUUID } from 'node:crypto';
import { postOwnMail } from '../mail/service';
import type { Tx } from '../store';

/** What happened to an account that its user is told by mail, as it may not have been he. */
const NOTICES = {
  password: [
    'Your password was changed',
    'The password of your Stemma account was changed, and your other sessions were ended.',
  ],
  email: [
    'Your e-mail address was changed',
    'Your Stemma account has another e-mail address now; this is the last message to this one.',
  ],
  factorOn: [
    'Two-factor sign-in is on',
    'Signing in to your Stemma account now asks for a code of your authenticator app.',
  ],
  factorOff: ['Two-factor sign-in is off', 'Signing in to your Stemma account no longer asks for a code.'],
  recoveryCode: [
    'A recovery code was used',
    'One of the recovery codes of your Stemma account was used, and is no longer good.',
  ],
  sharing: [
    'Somebody wants to share with you',
    'Somebody of another organization asked for an account of this address, to share a chart with you. As you have one already, ask them for a share link.',
  ],
  recoveryCodes: [
    'You have new recovery codes',
    'New recovery codes were made for your Stemma account; the former ones no longer work.',
  ],
} as const;

/** Of all but an invitation. */
const ADVICE = 'If this was not you, tell your administrator at once.';

/** Keeps the message, in the transaction of what it tells of; `mailPosted` makes it go soon. */
export async function notify(
  tx: Tx,
  { key: userKey, email, organizationKey }: { key: string; email: string; organizationKey: string },
  what: keyof typeof NOTICES,
): Promise<void> {
  const [title, text] = NOTICES[what];
  const content = {
    template: 'info',
    values: { title, text: what === 'sharing' ? text : `${text}\n\n${ADVICE}` },
  } as const;
  await postOwnMail(tx, { userKey, organizationKey }, { key: `notice:${randomUUID()}`, addresses: [email], content });
}
