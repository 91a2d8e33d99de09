import { messages } from '@stemma/shared/messages';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Tries before a message counts as failed: about a day with the pauses between them. */
export const MAX_TRIES = 12;

/** How long a server has for one try before another takes the message over; longer than a try can last. */
export const LEASE = 5 * MINUTE;

/** A try that lasts longer counts as failed. */
export const TRY_TIME = 2 * MINUTE;

/** Milliseconds to wait after so many tries: 10 s, 30 s, 90 s … at most 4 hours. */
export function pauseAfter(tries: number): number {
  return Math.min(10 * SECOND * 3 ** (tries - 1), 4 * HOUR);
}

/** What to do about a try that failed, and what to tell of it. */
export interface Verdict {
  /** Trying again changes nothing. */
  final: boolean;
  reason: string;
}

/** Judges a failed try: what the mail server refused for good is not sent again. */
export function judgeDelivery(failure: unknown): Verdict {
  const { code, responseCode } = failure as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode !== 'number') return { final: false, reason: messages.mail.unreachable };
  const ofRecipient = code === 'EENVELOPE';
  const reason = ofRecipient ? messages.mail.refused : messages.mail.notTaken;
  return { final: responseCode >= 500 && (ofRecipient || code === 'EMESSAGE'), reason };
}
