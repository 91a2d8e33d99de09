import { ACCOUNT_TYPES } from '@stemma/shared/permissions';
import { z } from 'zod';
import type { AppError } from '../../../errors';
import { asAppError } from '../../../failures';

export const userAnswer = z
  .object({
    key: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    description: z.string().nullable(),
    image: z.string().nullable(),
    isAdmin: z.boolean(),
    accountType: z.enum(ACCOUNT_TYPES),
    organizationKey: z.string(),
    organizationName: z.string(),
    hasSecondFactor: z.boolean(),
    mustHaveSecondFactor: z.boolean(),
  })
  .meta({ id: 'User' });

export const doneAnswer = z.object({ success: z.boolean(), error: z.string().nullable() });

/** What login-type calls answer by 200 with success false (DESIGN §4); other failures keep their status. */
const ANSWERED: ReadonlySet<AppError['code']> = new Set([
  ...(['invalid', 'unauthenticated', 'codeNeeded', 'codeWrong', 'conflict'] as const),
]);

/** Does something of a login-type call; a failure that such calls tell of becomes what `told` makes of it. */
export async function orFailureAnswer<T, F>(work: () => Promise<T>, present: (failure: AppError) => F): Promise<T | F> {
  try {
    return await work();
  } catch (failure) {
    const known = asAppError(failure);
    if (!known || !ANSWERED.has(known.code)) throw failure;
    return present(known);
  }
}

/** The same where there is nothing to answer but that it is done. */
export const doneOrFailureAnswer = (work: () => Promise<unknown>) =>
  orFailureAnswer(
    async () => {
      await work();
      return { success: true, error: null };
    },
    ({ message }) => ({ success: false, error: message }),
  );
